// What the tests use of oidc-provider, which comes without types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider<Exchange> {
    constructor(issuer: string, configuration: object)
    Client: { prototype: { redirectUriAllowed(uri: string): boolean } }
    Grant: new (properties: {
      accountId: string
      clientId: string
    }) => Grant
    use(middleware: (ctx: Exchange, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
