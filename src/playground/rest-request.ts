/** A REST request of the bot. */
export interface RestRequest {
  readonly method: string;
  /** Path below `/api/v10`, such as `/channels/123/messages`, without the query. */
  readonly path: string;
  readonly query: string;
  /** The JSON body (of a multipart request, its `payload_json`). */
  readonly body: unknown;
  /** Without bytes for older requests (see `RetentionLimits`). */
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
  readonly status: number;
  /** Milliseconds since the playground started. */
  readonly at: number;
}
