/** Settings of users and guilds, as JSON. */

export interface SettingsRepository {
  /** Returns the unchecked settings by user id. Users without settings are omitted. */
  findUsers(users: readonly string[]): Promise<Map<string, unknown>>;
  /** Stores a user's settings; `undefined` deletes them. */
  saveUser(user: string, settings: object | undefined): Promise<void>;
  /** Returns the unchecked settings of a guild; `undefined` if there are none. */
  findGuild(guild: string): Promise<unknown>;
  /** Stores a guild's settings, replacing all earlier ones. */
  saveGuild(guild: string, settings: object): Promise<void>;
}
