/** Reports violations for requests that Discord accepts but a bot should not make. */
import { MessageFlags } from 'discord-api-types/v10';
import type { Upload } from './files.ts';
import { unusedFiles } from './limits/message.ts';
import { mentionsIn, textOf } from './mentions.ts';
import type { MessageBody } from './request-schemas.ts';
import type { Stored, World } from './state.ts';

/** Reports a message of the bot that pings everyone because it does not restrict mentions. */
export function lintMentions(world: World, { message, onlyFor }: Stored, body: MessageBody): void {
  if (onlyFor !== undefined || body.allowed_mentions != null) return;
  if (mentionsIn(world, textOf(body.content ?? '', body.components ?? []), undefined).everyone) {
    world.violation(`message ${message.id} would ping everyone: it has no allowed_mentions`);
  }
}

/** Reports files of a Components V2 message that no user will ever see. */
export function lintFiles(world: World, { message }: Stored, body: MessageBody, uploads: readonly Upload[]) {
  if (((message.flags ?? 0) & MessageFlags.IsComponentsV2) === 0) return;
  for (const name of unusedFiles(body, uploads)) {
    world.violation(`message ${message.id}: the file ${name} is sent along, and no component shows it`);
  }
}
