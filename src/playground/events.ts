/** Gateway events and their payloads, typed by discord-api-types so that the compiler checks what is sent. */
import type {
  APIBaseInteraction,
  APIUnavailableGuild,
  GatewayChannelModifyDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayGuildMemberAddDispatchData,
  GatewayGuildModifyDispatchData,
  GatewayGuildRoleUpdateDispatchData,
  GatewayMessageCreateDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageUpdateDispatchData,
  GatewayReadyDispatchData,
  GatewayThreadCreateDispatchData,
  GatewayThreadDeleteDispatchData,
  GatewayThreadListSyncDispatchData,
  GatewayThreadUpdateDispatchData,
  InteractionType,
} from 'discord-api-types/v10';

/** An interaction; `data` is unchecked, since hostile tests send anything. */
export type InteractionEvent = Omit<APIBaseInteraction<InteractionType, unknown>, 'data'> & {
  readonly data: unknown;
};

export interface Events {
  READY: GatewayReadyDispatchData;
  RESUMED: Record<string, never>;
  GUILD_CREATE: GatewayGuildCreateDispatchData | APIUnavailableGuild;
  GUILD_DELETE: GatewayGuildDeleteDispatchData;
  GUILD_UPDATE: GatewayGuildModifyDispatchData;
  GUILD_ROLE_UPDATE: GatewayGuildRoleUpdateDispatchData;
  GUILD_MEMBER_ADD: GatewayGuildMemberAddDispatchData;
  CHANNEL_CREATE: GatewayChannelModifyDispatchData;
  CHANNEL_UPDATE: GatewayChannelModifyDispatchData;
  CHANNEL_DELETE: GatewayChannelModifyDispatchData;
  THREAD_CREATE: GatewayThreadCreateDispatchData;
  THREAD_DELETE: GatewayThreadDeleteDispatchData;
  THREAD_LIST_SYNC: GatewayThreadListSyncDispatchData;
  THREAD_UPDATE: GatewayThreadUpdateDispatchData;
  MESSAGE_CREATE: GatewayMessageCreateDispatchData;
  MESSAGE_UPDATE: GatewayMessageUpdateDispatchData;
  MESSAGE_DELETE: GatewayMessageDeleteDispatchData;
  INTERACTION_CREATE: InteractionEvent;
}
