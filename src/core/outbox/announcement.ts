/** Announcements in the outbox, and the stored summary of a game's last post. */
import type { Seat } from '../../engine/index.ts';
import type { Consent, Span, TimeoutResolution } from '../game/types.ts';

export const MODERATIONS = ['pause', 'resume', 'skip', 'act', 'replace', 'undo', 'cancel', 'export'] as const;
export type Moderation = (typeof MODERATIONS)[number];

/** A message to post. Plain JSON. `ping`: users with a new pending decision, without duplicates. */
export type Announcement = { ping: string[] } & (
  | { kind: 'finished' }
  /**
   * The lobby was opened or changed. Users in `ping` are invited. `removed`: the member whom `by` removed. `movedBy`: who
   * moved it from another channel.
   */
  | { kind: 'lobby'; removed?: string; by?: string; movedBy?: string }
  /** The game has begun and seats are dealt. */
  | { kind: 'started' }
  /** Moves `from` to `to` (zero-based, exclusive) were made. */
  | { kind: 'moved'; from: number; to: number }
  /** Moves were undone; `keep` remain. */
  | {
      kind: 'undone';
      keep: number;
      by: string;
      moderator: boolean;
      /** The number of own moves undone. Earlier releases did not store it. */
      moves?: number;
      /** Moves of computers and of these other seats were undone too. */
      computers?: boolean;
      others?: readonly Seat[];
      /** The seat that went from a computer back to its owner. */
      back?: Seat;
      /** The game was over before. */
      reopened?: boolean;
      /** A moderator undid something revealed, so the game gives no best score. */
      peeked?: boolean;
    }
  | { kind: 'asked'; consent: Consent }
  /** `lapsed`: before everyone had answered, `by` moved, or changed who plays a seat. */
  | { kind: 'refused'; consent: Consent; by: string; lapsed?: boolean }
  /** `erased`, here and below: the user is being deleted and is not named. */
  | { kind: 'conceded'; by: string; seat: Seat; erased?: boolean }
  | { kind: 'ended'; by: string; moderator: boolean; erased?: boolean }
  | { kind: 'reminded'; by: string }
  /** A seat is reminded by the clock or another player. `lapsed`: its standing order could not be executed. */
  | { kind: 'nudged'; seat: Seat; since: number; nth?: number; by?: string; lapsed?: boolean }
  /** A reminded player has acted, so the reminders of that wait can be deleted. */
  | { kind: 'heeded'; seat: Seat; since: number }
  | { kind: 'timeUp'; seat: Seat; since: number }
  /** The decision after `timeUp`, by the other players or a moderator. */
  | { kind: 'rescued'; seat: Seat; since: number; rescue: TimeoutResolution; by?: string }
  /** A substitute plays a seat. `former`: the member a computer replaces. `cameBack`: the player returned. */
  | { kind: 'satIn'; seat: Seat; user: string; span?: Span; by?: string; former?: string }
  | { kind: 'cameBack'; seat: Seat; erased?: boolean }
  /** A substitute has stopped. `since`: of the wait that the others decide about, or 0. `erased`: they are not named. */
  | { kind: 'steppedDown'; seat: Seat; since: number; user: string; erased?: boolean }
  /** The game was suspended by a moderator or, without `by`, after long inactivity. `takenUp`: it was reactivated. */
  | { kind: 'setAside'; by?: string }
  | { kind: 'takenUp'; by: string }
  /** All players agreed to stop the clocks. `wentOn`: a player resumed them. */
  | { kind: 'halted'; by: string }
  | { kind: 'wentOn'; by: string }
  /** A user will be absent (both days inclusive), or cancelled that. Earlier releases stored a cancellation without days. */
  | { kind: 'away'; by: string; first?: string; last?: string; cancelled?: boolean }
  /** A challenge week is over. Posted in `channel`, which may differ from the game's. */
  | { kind: 'ladder'; channel: string }
  /** A challenge table's lobby is open in a private thread. Posted in `channel`, where others can join. */
  | { kind: 'table'; channel: string }
  /** The game continues in another channel: its first post there. */
  | { kind: 'relocated'; by: string }
  /** The game has left this `channel`. Not posted if the channel was deleted. */
  | { kind: 'departed'; channel: string }
  | {
      kind: 'moderated';
      what: Moderation;
      by: string;
      /** The affected seat and, for `replace`, its new user. */
      seat?: Seat;
      user?: string;
      former?: string;
    }
  | { kind: 'fold'; post: CollapsedPost }
  /** Replaces the plain text of a post (message id) with its full form. */
  | { kind: 'full'; post: string; told: Announcement }
  /** Adds the missing pictures to a post (message id). */
  | { kind: 'drawn'; post: string }
  /** The last post is to show who still decides on production, or (`clocks`) changed deadlines, players or pauses. */
  | { kind: 'decided'; clocks?: boolean }
);
export type AnnouncementKind = Announcement['kind'];

/** Kinds that only change posts that exist already. */
export const EDITS = ['fold', 'full', 'drawn', 'heeded', 'decided'] as const satisfies AnnouncementKind[];

/** Returns whether an announcement is the search for a substitute, which asks everyone. */
export const isSearch = (announcement: Announcement): boolean =>
  announcement.kind === 'rescued' && announcement.rescue === 'standIn';

export interface CollapsedPost {
  message: string;
  /** Default: the post is deleted, since the newer one contains all of it. */
  text?: string;
  /** The colour of the player it is about. Posts stored before there were colours have the seat, which was the colour. */
  seat?: number;
  /** The moves it reports, if its small picture can show what they changed. */
  moves?: { from: number; to: number };
  /** An attachment to keep as a small picture otherwise: id, file name and alt text. */
  picture?: { id: string; name: string; alt: string };
  /** Its buttons would mislead: if the post cannot be edited, it is deleted. */
  firmly?: boolean;
}

/** A message below the newest board, which stays whole as long as it may be needed. */
export interface PostBelow extends CollapsedPost {
  /** The consent request it makes, or `board` if the next board replaces it. Default: the next such message does. */
  until?: number | 'board';
}

/** A collapsed post of moves, or of the end: it is struck out if its moves, `from` on, are undone. */
export interface ToldTurn extends Pick<CollapsedPost, 'message' | 'seat'> {
  text: string;
  from: number;
}

/** The newest board of a game in its channel, or the lobby. Plain JSON. */
export interface LastPost {
  message: string;
  kind: AnnouncementKind;
  /** The announcement it shows, from which it can be composed again. */
  told?: Announcement;
  /** News on which no one must act, shown as lines of it. */
  notes?: Announcement[];
  below?: PostBelow[];
  /** The latest collapsed posts of moves. Earlier releases did not store them. */
  turns?: ToldTurn[];
  /** The last consent request that was posted in the channel. Earlier releases did not store it. */
  asked?: number;
  /** The line it is collapsed to after the next post. Default: unchanged. */
  fold?: Omit<CollapsedPost, 'message'>;
  /**
   * Reminders and votes below it, by wait (seat and number of moves), and searches (`since` 0). Deleted when the wait or
   * search ends. Earlier releases did not store the kind.
   */
  notices?: { message: string; kind?: AnnouncementKind; seat: Seat; since: number }[];
  /** The moves it reports, if one player made all of them and more of theirs can be added. */
  series?: { from: number; to: number; seat: Seat };
  /** It was sent as plain text and its full form is in the outbox. */
  plain?: true;
  /** Some or all of its pictures are still missing; they follow in an edit. */
  bare?: true;
  /** It was posted during production. `seats`: those listed as still deciding, if known. */
  deciding?: { seats?: Seat[] };
}
