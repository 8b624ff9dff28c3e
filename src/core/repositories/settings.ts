/** Stored settings. */

/** Settings of users and guilds. */
export interface SettingsRepository {
  /** What these people have settled for themselves, as it was found; those who have settled nothing are not there. */
  findUsers(users: readonly string[]): Promise<Map<string, unknown>>;
  /** Keeps what a person has settled; nothing: forgets it. */
  saveUser(user: string, settings: object | undefined): Promise<void>;
  /** What a server has settled, as it was found. */
  findGuild(guild: string): Promise<unknown>;
  saveGuild(guild: string, settings: object): Promise<void>;
}
