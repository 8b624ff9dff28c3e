/** Dependencies shared by all steps of a delivery. */
import type { Services } from '../../features/index.ts';
import type { SendDirectMessage } from '../shared/interaction-context.ts';
import type { Poster, PostFailure } from '../transport/post.ts';
import { type BuildPost, createPostBuilder } from './build.ts';
import type { OwedEntry } from './catch-up.ts';
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
  readonly services: Services;
  readonly composer: Composer;
  readonly poster: Poster;
  readonly now: () => Date;
  readonly direct?: SendDirectMessage;
  readonly wholePosts?: boolean;
}

export interface DeliveryContext extends Pick<DeliveryOptions, 'services' | 'composer' | 'poster' | 'log'> {
  readonly wholePosts: boolean;
  readonly failures: FailureCounter;
  readonly build: BuildPost;
  readonly pictures: PicturePreparation;
  readonly sender: PostSender;
}

/** The result of an attempt: a failure, or `undefined` if there is nothing to announce. */
export type Delivery = Promise<DeliveryResult | PostFailure | undefined>;

/** Makes one attempt to deliver an entry. `failures`: earlier transient failures. */
export type Deliver = (entry: OwedEntry, failures: number) => Delivery;

/** Creates the context with its own counter of failures. */
export function createDeliveryContext(options: DeliveryOptions): DeliveryContext {
  const { services, composer, poster, log, wholePosts = false } = options;
  const failures = createFailureCounter();
  return {
    services: services,
    composer,
    poster,
    log,
    wholePosts,
    failures,
    build: createPostBuilder(options),
    pictures: createPicturePreparation(options, failures),
    sender: createPostSender({ ...options, failures }),
  };
}
