/** The log of the services. */

/** Logs one line about a failure that no user sees, with its error if there is one. */
export type ServiceLog = (line: string, error?: unknown) => void;
