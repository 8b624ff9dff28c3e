/** The playground's page: a Discord look-alike for several users in one browser. */
import './css/base.css';
import './css/frame.css';
import './css/messages.css';
import './css/components.css';
import './css/composer.css';
import './css/overlays.css';
import { showChannels } from './channels.ts';
import { closeChoices } from './choices.ts';
import { createComposer } from './composer.ts';
import { byId, h } from './dom.ts';
import { type Names, refreshTimes } from './markdown-view.ts';
import { createMessageList } from './message-list.ts';
import { type MessageActions, rowView } from './message-view.ts';
import { openModal } from './modal-view.ts';
import { timeline } from './model/timeline.ts';
import { showPeople } from './people.ts';
import { openSession, type Session } from './session.ts';
import { STRINGS } from './strings.ts';
import { toast } from './toast.ts';

/** Sessions by user; the first one before its user is known. */
const sessions = new Map<string, Session>();
const first = start(undefined);
let active = '';
let channel = '';
let newFrom: string | undefined;
/** Users and channels at the last render; messages show their names. */
let drawnNames = '';
let closeModal: (() => void) | undefined;
let scheduled = false;

const current = (): Session => sessions.get(active) ?? first;
const composer = createComposer({ session: current, channel: () => channel, onSend });
const feed = createMessageList(() => schedule());

/** Scrolls to the sent message and marks everything as read. */
function onSend(): void {
  newFrom = undefined;
  feed.toEnd();
  schedule();
}

function start(user: string | undefined): Session {
  const session: Session = openSession(user, {
    onChange() {
      if (session.you !== undefined) sessions.set(session.you.id, session);
      schedule();
    },
    onModal: () => schedule(),
    onLateFailure: (why) => toast(why),
    // A restart of the playground changes ids, but not names.
    onStranger: () => location.replace(`?user=${encodeURIComponent(current().you?.name ?? '')}`),
  });
  return session;
}

/** Batches renders. Not by animation frame: those are paused in hidden tabs. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    settle();
    draw();
  });
}

/** Makes the view consistent with the current users and channels. */
function settle(): void {
  if (first.you === undefined) return;
  const people = first.users.filter(({ bot }) => !bot);
  for (const { id } of people) if (!sessions.has(id)) sessions.set(id, start(id));
  if (!people.some(({ id }) => id === active)) {
    const wanted = new URLSearchParams(location.search).get('user');
    const person =
      people.find(({ id, name }) => id === wanted || name === wanted) ??
      people.find(({ name }) => name.toLowerCase() === wanted?.toLowerCase());
    turnTo(person?.id ?? first.you.id, channel);
  }
  const { channels } = current();
  if (channels.length > 0 && !channels.some(({ id }) => id === channel))
    turnTo(active, channels[0]?.id ?? '');
}

function turnTo(user: string, place: string): void {
  closeChoices();
  active = user;
  channel = place;
  newFrom = undefined;
  const { you } = current();
  if (you !== undefined && new URLSearchParams(location.search).get('user') !== you.name) {
    history.replaceState(undefined, '', `?user=${encodeURIComponent(you.name)}`);
  }
  schedule();
}

function draw(): void {
  const session = current();
  const { you, users, channels } = session;
  showState(session);
  if (you === undefined) return;
  // New messages at the end are read immediately; the mark stays where it was when the view was opened.
  const { first: firstUnread } = session.unread(channel);
  const looking = document.visibilityState === 'visible';
  if (newFrom === undefined && !(looking && feed.atEnd && shownPlace === place())) newFrom = firstUnread;
  const names = namesOf(session);
  const all = JSON.stringify([users, channels]);
  if (all !== drawnNames) feed.forget();
  drawnNames = all;
  const rows = timeline(session.messages(channel), newFrom);
  feed.show(place(), rows, (row) => rowView(row, names, users, actions));
  shownPlace = place();
  if (looking && feed.atEnd) session.markSeen(channel);

  const humans = users.map((user, index) => ({ user, place: index })).filter(({ user }) => !user.bot);
  const pings = (id: string) => sessions.get(id)?.pings() ?? 0;
  showPeople(
    humans.map((one) => ({ ...one, pings: pings(one.user.id) })),
    active,
    (id) => {
      hideHint();
      turnTo(id, channel);
    },
  );
  showChannels(
    channels.map((one) => {
      const { pings: count, first: unreadFrom } = session.unread(one.id);
      return { ...one, pings: count, isUnread: unreadFrom !== undefined };
    }),
    active === '' ? '' : channel,
    (id) => turnTo(active, id),
  );
  const { name = '', direct } = channels.find(({ id }) => id === channel) ?? {};
  composer.turnTo(place(), `${direct === true ? '@' : '#'}${name}`);
  composer.refresh();
  byId('empty').hidden = rows.length > 0;
  const waiting = humans.reduce((sum, { user }) => sum + pings(user.id), 0);
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${you.name} · ${session.guild}`;
  showModal(session);
}

let shownPlace = '';
const place = () => `${active} ${channel}`;

function showState(session: Session): void {
  byId('guild').textContent = session.guild;
  byId('lost').hidden = session.connected || session.you === undefined;
  const state = byId('bot-state');
  state.toggleAttribute('data-online', session.online);
  state.title = session.online ? STRINGS.botOnline : STRINGS.noBot;
  state.querySelector('span')?.replaceChildren(state.title);
}

function showModal(session: Session): void {
  if (session.modal === undefined || closeModal !== undefined) return;
  const { modal, channel: where } = session.modal;
  closeModal = openModal(modal, {
    names: namesOf(session),
    submit: (fields) => session.ask({ type: 'modal', channel: where, customId: modal.custom_id, fields }),
    onClose() {
      // The answer to the form may already be another form.
      if (session.modal?.modal === modal) session.modal = undefined;
      closeModal = undefined;
      schedule();
    },
  });
}

function namesOf({ you, users, channels }: Session): Names {
  return {
    me: you?.id ?? '',
    user: (id) => users.find((user) => user.id === id)?.name,
    channel: (id) => channels.find((one) => one.id === id)?.name,
    onCommand: (path) => composer.offer(path),
    onChannel: (id) => turnTo(active, id),
  };
}

const actions: MessageActions = {
  act(control, message, customId, values) {
    const row = control.closest('article');
    if (row === null || row.hasAttribute('data-busy')) return;
    row.querySelector('.failure')?.remove();
    row.setAttribute('data-busy', '');
    control.setAttribute('data-pending', '');
    control.setAttribute('aria-busy', 'true');
    const request = { type: 'component', channel, message, customId } as const;
    void current()
      .ask(values === undefined ? request : { ...request, values: [...values] })
      .then((answer) => {
        row.removeAttribute('data-busy');
        control.removeAttribute('data-pending');
        control.removeAttribute('aria-busy');
        if (answer.ok) return;
        const why = answer.why === STRINGS.failed ? undefined : h('span', {}, ` ${answer.why}`);
        row
          .querySelector('.body')
          ?.append(
            h('p', { class: 'failure', role: 'alert', 'data-testid': 'failure' }, STRINGS.failed, why),
          );
        // By now the message may have been re-rendered, or be out of sight.
        if (!row.isConnected) toast(`${STRINGS.failed}: ${answer.why}`);
      });
  },
  dismiss(message) {
    void current()
      .ask({ type: 'dismiss', channel, message })
      .then((answer) => answer.ok || toast(answer.why));
  },
};

const HINT_READ = 'hint-read';
function hideHint(): void {
  byId('hint').hidden = true;
  localStorage.setItem(HINT_READ, 'yes');
}
byId('hint').hidden = localStorage.getItem(HINT_READ) !== null;
byId('hint-close').addEventListener('click', hideHint);
byId('composer').addEventListener('input', hideHint);

document.addEventListener('visibilitychange', schedule);
setInterval(refreshTimes, 10_000);
