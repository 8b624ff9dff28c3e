/** The gateway's events with what each carries, in the words of discord-api-types: what is sent is checked as it is compiled. */
import type {
  APIBaseInteraction,
  GatewayChannelModifyDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildMemberAddDispatchData,
  GatewayGuildMembersChunkDispatchData,
  GatewayMessageCreateDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageUpdateDispatchData,
  GatewayReadyDispatchData,
  GatewayThreadCreateDispatchData,
  GatewayThreadDeleteDispatchData,
  GatewayThreadUpdateDispatchData,
  InteractionType,
} from 'discord-api-types/v10';

/** An interaction; `data` is as people, or hostile tests, have made it. */
export type InteractionEvent = Omit<APIBaseInteraction<InteractionType, unknown>, 'data'> & {
  readonly data: unknown;
};

export interface Events {
  READY: GatewayReadyDispatchData;
  RESUMED: Record<string, never>;
  GUILD_CREATE: GatewayGuildCreateDispatchData;
  GUILD_MEMBER_ADD: GatewayGuildMemberAddDispatchData;
  GUILD_MEMBERS_CHUNK: GatewayGuildMembersChunkDispatchData;
  CHANNEL_CREATE: GatewayChannelModifyDispatchData;
  CHANNEL_UPDATE: GatewayChannelModifyDispatchData;
  CHANNEL_DELETE: GatewayChannelModifyDispatchData;
  THREAD_CREATE: GatewayThreadCreateDispatchData;
  THREAD_DELETE: GatewayThreadDeleteDispatchData;
  THREAD_UPDATE: GatewayThreadUpdateDispatchData;
  MESSAGE_CREATE: GatewayMessageCreateDispatchData;
  MESSAGE_UPDATE: GatewayMessageUpdateDispatchData;
  MESSAGE_DELETE: GatewayMessageDeleteDispatchData;
  INTERACTION_CREATE: InteractionEvent;
}
