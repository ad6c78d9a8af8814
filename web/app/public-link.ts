// The addresses that mails and the first start hand out.

/** They are for visitors, even where somebody is signed in. Captures the kind of link and its secret. */
export const PUBLIC_LINK = /^\/(reset-password|welcome|setup|unsubscribe|confirm-address|take-back|join)\/([^/]+)\/?$/
