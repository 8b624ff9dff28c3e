import type { OutboxEntry } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import type { SendDirectMessage } from '../shared/interaction-context.ts';
import type { Poster, PostFailure } from '../transport/post.ts';
import { type BuildPost, createPostBuilder } from './build.ts';
import type { Composer } from './composer.ts';
import { createFailureCounter, type FailureCounter } from './failures.ts';
import type { DeliveryResult } from './last-post.ts';
import {
  createPicturePreparation,
  type DrawingOptions,
  type PicturePreparation,
} from './prepare-pictures.ts';
import { createPostSender, type PostSender } from './send.ts';

export interface DeliveryOptions extends DrawingOptions {
  readonly app: App;
  readonly composer: Composer;
  readonly poster: Poster;
  readonly now: () => Date;
  readonly direct?: SendDirectMessage;
  readonly keepPosts?: boolean;
}

export interface DeliveryContext extends Pick<DeliveryOptions, 'app' | 'composer' | 'poster' | 'log'> {
  readonly keepPosts: boolean;
  readonly failures: FailureCounter;
  readonly build: BuildPost;
  readonly pictures: PicturePreparation;
  readonly sender: PostSender;
}

/** The result of an attempt: a failure, or `undefined` if there is nothing to announce. */
export type Delivery = Promise<DeliveryResult | PostFailure | undefined>;

/** Makes one attempt to deliver an entry. `failures`: earlier transient failures. */
export type Deliver = (entry: OutboxEntry, failures: number) => Delivery;

export function createDeliveryContext(options: DeliveryOptions): DeliveryContext {
  const { app, composer, poster, log, keepPosts = false } = options;
  const failures = createFailureCounter();
  return {
    app,
    composer,
    poster,
    log,
    keepPosts,
    failures,
    build: createPostBuilder(options),
    pictures: createPicturePreparation(options),
    sender: createPostSender({ ...options, failures }),
  };
}
