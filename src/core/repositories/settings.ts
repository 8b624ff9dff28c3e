export interface SettingsRepository {
  /** Returns the unchecked settings by user id. Users without settings are omitted. */
  findUsers(users: readonly string[]): Promise<Map<string, unknown>>;
  /** Stores a user's settings; `undefined` deletes them. */
  saveUser(user: string, settings: object | undefined): Promise<void>;
  findGuild(guild: string): Promise<unknown>;
  saveGuild(guild: string, settings: object): Promise<void>;
}
