/** The services of all features. */
import type { GameQueries, OutboxService, Scheduler } from '../core/index.ts';
import type { ChallengeService } from './challenge/index.ts';
import type { ClockService } from './clocks/index.ts';
import type { CoachService } from './coach/index.ts';
import type { ComputerService } from './computers/index.ts';
import type { GameViewService } from './game-view/index.ts';
import type { LobbyService } from './lobby/index.ts';
import type { ModerationService } from './moderation/index.ts';
import type { PlanService } from './plans/index.ts';
import type { PlayService, StandingOrderService } from './play/index.ts';
import type { PrivacyService } from './privacy/index.ts';
import type { RelocationService } from './relocation/index.ts';
import type { ReplayService } from './replay/index.ts';
import type { SettingsService } from './settings/index.ts';
import type { StatsService } from './stats/index.ts';
import type { WebPageService } from './web-page/index.ts';

/** Services of all features. Game ids may be arbitrary user input. */
export interface Services {
  readonly queries: GameQueries;
  readonly lobby: LobbyService;
  readonly play: PlayService;
  readonly standingOrders: StandingOrderService;
  readonly plans: PlanService;
  readonly computers: ComputerService;
  readonly clocks: ClockService;
  readonly moderation: ModerationService;
  readonly settings: SettingsService;
  readonly challenge: ChallengeService;
  readonly stats: StatsService;
  readonly relocation: RelocationService;
  readonly replay: ReplayService;
  readonly coach: CoachService;
  readonly gameView: GameViewService;
  readonly privacy: PrivacyService;
  readonly webPage: WebPageService;
  readonly scheduler: Scheduler;
  readonly outbox: OutboxService;
  now(): Date;
}
