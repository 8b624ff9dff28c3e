/** Assumptions about public and private threads, archived and reopened. */
import { z } from 'zod';
import { text, v2 } from '../parts.ts';
import {
  type Assumptions,
  edit,
  expectAnswer,
  expectSuccess,
  expectThat,
  type Message,
  post,
  type Stage,
} from '../stage.ts';

const Thread = z.looseObject({
  id: z.string(),
  type: z.int(),
  thread_metadata: z.looseObject({ archived: z.boolean(), locked: z.boolean() }),
});

const PUBLIC = 11;
const PRIVATE = 12;

/** Opens a thread. It is deleted at the end, or archived if the bot may not delete it. */
export async function openThread(stage: Stage, type: number): Promise<string> {
  const body = {
    name: 'Probe',
    type,
    auto_archive_duration: 60,
    ...(type === PRIVATE && { invitable: false }),
  };
  const { api, channel } = stage;
  const answer = await api.ask({ method: 'POST', path: `/channels/${channel}/threads`, body });
  const { id } = expectSuccess(answer, Thread);
  stage.later(async () => {
    const { status } = await api.ask({ method: 'DELETE', path: `/channels/${id}` });
    if (status >= 300) await archive(stage, id, true);
  });
  return id;
}

/** Archives or reopens a thread. */
export const archive = ({ api }: Stage, thread: string, archived: boolean) =>
  api.ask({ method: 'PATCH', path: `/channels/${thread}`, body: { archived } });

const isArchived = async ({ api }: Stage, thread: string) => {
  const answer = await api.ask({ method: 'GET', path: `/channels/${thread}` });
  return expectSuccess(answer, Thread).thread_metadata.archived;
};

const addFriend = ({ api, friend }: Stage, thread: string) =>
  api.ask({ method: 'PUT', path: `/channels/${thread}/thread-members/${friend}` });

/** Creates an archived public thread with a message of the bot. */
async function archivedThread(stage: Stage): Promise<{ thread: string; message: Message }> {
  const thread = await openThread(stage, PUBLIC);
  const message = await post(stage, v2(text('Probe')), { channel: thread });
  stage.later(() => archive(stage, thread, false));
  expectSuccess(await archive(stage, thread, true), Thread);
  return { thread, message };
}

export const THREADS: Assumptions = {
  'the bot can open a public thread, write in it, and add a user': async (stage) => {
    const thread = await openThread(stage, PUBLIC);
    await post(stage, v2(text('Probe')), { channel: thread });
    expectAnswer(await addFriend(stage, thread), 204);
  },
  'and so can a private one': async (stage) => {
    const thread = await openThread(stage, PRIVATE);
    await post(stage, v2(text('Probe')), { channel: thread });
    expectAnswer(await addFriend(stage, thread), 204);
  },
  'who opened a thread can archive it': async (stage) => {
    const { thread } = await archivedThread(stage);
    expectThat(await isArchived(stage, thread), 'it is not archived');
  },
  'a message in an archived thread cannot be edited: 400 and 50083': async (stage) => {
    const { message } = await archivedThread(stage);
    expectAnswer(await edit(stage, message, v2(text('Probed'))), 400, 50083);
  },
  'a post into an archived thread opens it again': async (stage) => {
    const { thread } = await archivedThread(stage);
    await post(stage, v2(text('Probe')), { channel: thread });
    expectThat(!(await isArchived(stage, thread)), 'it is still archived');
  },
  'an archived thread can be opened again, and its messages be edited': async (stage) => {
    const { thread, message } = await archivedThread(stage);
    expectSuccess(await archive(stage, thread, false), Thread);
    expectAnswer(await edit(stage, message, v2(text('Probed'))), 200);
  },
};
