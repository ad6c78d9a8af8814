// The page around Microsoft's viewer: it alone may frame that site, and only pages of ours may frame it.
import { EXTERNAL_VIEWER } from '@aerie/contract/document-viewing'
import { markup } from '#platform/markup.ts'

export const OUTSIDE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `frame-src ${EXTERNAL_VIEWER}`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export const outsidePage = ({ title, address }: { title: string; address: string }) =>
  markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title>
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100% } body { overflow: hidden }</style></head>
<body><iframe title="${title}" src="${address}" referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-popups allow-forms"></iframe></body>
</html>`.html
