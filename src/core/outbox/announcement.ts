/** What channels are told: announcements, and the last post of a game. */

import type { Seat } from '../../engine/index.ts';
import type { Consent, Span, TimeoutResolution } from '../game/types.ts';

/** Acts of moderators that the channel is told of. */
export const MODERATIONS = ['pause', 'resume', 'skip', 'act', 'replace', 'undo', 'cancel', 'export'] as const;
export type Moderation = (typeof MODERATIONS)[number];

/**
 * What a channel is owed to be told. Plain JSON. `ping` names the users to be pinged by it: those for whom a
 * decision began to wait, each once.
 */
export type Announcement = {
  ping: string[];
} /** The lobby is open, or has changed; those in `ping` are invited into it. */ & (
  | { kind: 'lobby' }
  | /** The game has begun: seats are dealt. */ { kind: 'started' }
  /** Moves `from` to `to` (counted from 0, `to` not among them) have been made. */
  | {
      kind: 'moved';
      from: number;
      to: number;
      /** A seat whose standing order this was. */
      ordered?: Seat;
    }
  /**
   * Moves have been taken back; `keep` are left. `by`: the user who asked or the moderator who did it. `computers`: what
   * computers did since is among them. `back`: a computer no longer plays this seat, and its owner is asked instead.
   */
  | { kind: 'undone'; keep: number; by: string; moderator: boolean; computers?: boolean; back?: Seat }
  | { kind: 'asked'; consent: Consent }
  | { kind: 'refused'; consent: Consent; by: string }
  /** `erased`: they are being forgotten, and are not named. */
  | { kind: 'conceded'; by: string; seat: Seat; erased?: boolean }
  | { kind: 'finished' }
  | { kind: 'ended'; by: string; moderator: boolean }
  | { kind: 'reminded'; by: string }
  /**
   * Somebody is reminded of their seat: by the clock, or by another player. `lapsed`: their standing order could not
   * be carried out, so that they are called after all.
   */
  | { kind: 'nudged'; seat: Seat; since: number; by?: string; lapsed?: boolean }
  /** Whoever was reminded has acted: reminders of that wait have done their work. */
  | { kind: 'heeded'; seat: Seat; since: number }
  /** The time of a seat is up: the others say what is to be done. */
  | { kind: 'timeUp'; seat: Seat; since: number }
  /** What was decided then, by the others or a moderator. */
  | { kind: 'rescued'; seat: Seat; since: number; rescue: TimeoutResolution; by?: string }
  /**
   * Somebody plays for another; and that one is back. For a computer there is `span`: whether it plays for the turn, a
   * while, or for good in place of `former`; and whoever handed the seat over, their player or a moderator.
   */
  | { kind: 'satIn'; seat: Seat; user: string; span?: Span; by?: string; former?: string }
  | { kind: 'cameBack'; seat: Seat; erased?: boolean }
  /** The game was set aside: by a moderator, or (without `by`) as nobody moved for long; and it was taken up again. */
  | { kind: 'setAside'; by?: string }
  | { kind: 'takenUp'; by: string }
  /** All agreed to stop the clocks; and somebody lets them go on. */
  | { kind: 'halted'; by: string }
  | { kind: 'wentOn'; by: string }
  /** Somebody will be away, both days among it; nothing: not after all. */
  | { kind: 'away'; by: string; first?: string; last?: string }
  /** The week of a challenge is over: told in this channel, which need not be that of the game. */
  | { kind: 'ladder'; channel: string }
  /** A table of the challenge has a lobby in a private thread: told in this channel, where others can join it. */
  | { kind: 'table'; channel: string }
  | {
      kind: 'moderated';
      what: Moderation;
      by: string;
      /** Whom it is about, where it is about somebody: their seat, and for `replace` who comes in. */
      seat?: Seat;
      user?: string;
      /** For `replace`: who goes. */
      former?: string;
    }
  /** A newer post has come: of this one a line is left, or nothing. */
  | { kind: 'fold'; post: CollapsedPost }
  /** A post that went in plain words (its message) gets its full form, in which it tells this. */
  | { kind: 'full'; post: string; told: Announcement }
  /** The pictures of a post that went without them (its message) have been drawn: they are put into it. */
  | { kind: 'drawn'; post: string }
  /** Who still has to decide on production has changed: the last post is brought up to date. */
  | { kind: 'decided' }
);
export type AnnouncementKind = Announcement['kind'];

/** Moves that a channel is told of. */
export type Moved = Extract<Announcement, { kind: 'moved' }>;

/** A post that is to be folded: its message, and what is left of it. */
export interface CollapsedPost {
  message: string;
  /** Left out: it is taken away, as the newer one tells all of it. */
  text?: string;
  seat?: Seat;
  /** A picture of the message that stays, small: the id and the name of its file, and what it shows. */
  picture?: { id: string; name: string; alt: string };
  /** It must not stay as it is, as its buttons would mislead: where it cannot be changed, it is taken away. */
  firmly?: boolean;
}

/** The newest post of a game in its channel. Plain JSON. */
export interface LastPost {
  message: string;
  kind: AnnouncementKind;
  /** What is left of it once the next one comes; left out, it stays whole. */
  fold?: Omit<CollapsedPost, 'message'>;
  /** Reminders below it, each of a wait: of a seat, since so many moves. They are taken away when that is over. */
  notices?: { message: string; seat: Seat; since: number }[];
  /** The moves it tells, where these are one player's and more of theirs can be told in it. */
  series?: { from: number; to: number; seat: Seat };
  /** It went in plain words, and its full form is owed. */
  plain?: true;
  /** What it tells, where it went without its pictures, as too many were to be drawn just then. */
  bare?: Moved;
  /** What it tells, while a production goes on; and the seats that it says are still to decide, as far as known. */
  deciding?: { told: Announcement; seats?: Seat[] };
}
