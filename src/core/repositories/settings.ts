/** Settings of users and guilds, as JSON. */

export interface SettingsRepository {
  /** Returns the unchecked settings by user id. Users without settings are omitted. */
  findUsers(users: readonly string[]): Promise<Map<string, unknown>>;
  /**
   * Replaces a user's settings by what `change` makes of the stored ones, so that two processes lose nothing of each
   * other's. `undefined` deletes them. It may be called several times. Returns the new settings.
   */
  changeUser<T extends object | undefined>(user: string, change: (stored: unknown) => T): Promise<T>;
  /** Returns the unchecked settings of a guild; `undefined` if there are none. */
  findGuild(guild: string): Promise<unknown>;
  /** Replaces a guild's settings, like `changeUser`. */
  changeGuild<T extends object>(guild: string, change: (stored: unknown) => T): Promise<T>;
}
