/** The pictures that have been asked for and are not drawn, and how long it takes until one more is begun. */

/** So many pictures say how long the next ones will take. */
const LATELY = 8;
/** Fewer say nothing: one may have been slow by chance. */
const FEWEST = 4;

export interface Backlog {
  /** A picture is asked for; gives what is to be called when it is drawn, or has failed. */
  add(patient: boolean): () => void;
  /** A thread is started: its first picture also loads all that it draws with, and says nothing about the next. */
  restart(): void;
  /** Pictures that are drawn before one that is asked for now. */
  ahead(patient: boolean): number;
  /** Milliseconds that these take, by the pace of the last ones; 0 as long as that is not known. */
  wait(patient: boolean): number;
}

/** Counts what is asked for. `inHand`: pictures that the thread takes at a time, so that nothing goes before them. */
export function createBacklog(inHand: number, now: () => number = () => performance.now()): Backlog {
  const count = { patient: 0, urgent: 0 };
  let paces: number[] = [];
  let last = 0;
  let isCold = true;

  /** The middle one of the last pictures: whatever a single one took, it does not change much. */
  const pace = () => [...paces].sort((a, b) => a - b)[Math.floor(paces.length / 2)] ?? 0;
  const ahead = (patient: boolean) =>
    count.urgent + (patient ? count.patient : Math.min(count.patient, inHand));

  return {
    add(patient) {
      const kind = patient ? 'patient' : 'urgent';
      const asked = now();
      count[kind]++;
      return () => {
        count[kind]--;
        if (!isCold) paces = [...paces, now() - Math.max(asked, last)].slice(-LATELY);
        isCold = false;
        last = now();
      };
    },
    restart() {
      isCold = true;
    },
    ahead,
    wait: (patient) => (paces.length < FEWEST ? 0 : ahead(patient) * pace()),
  };
}
