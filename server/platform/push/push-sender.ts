// Sends messages to browsers by their push services: encrypted for the browser, to public addresses of known hosts alone.
import { ECDH } from 'node:crypto'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { PushTarget } from '@aerie/contract/push'
import type { RequestDetails } from 'web-push'
import { isPublic, pinnedLookup } from '../http/public-addresses.ts'
import { openPushKeys, type PushKeys } from './push-keys.ts'
import { isPushEndpoint } from './push-services.ts'

const TIMEOUT_MS = 10_000
/** Push services keep nothing longer than four weeks. */
const MOST_SECONDS = 28 * 86_400
/** However long a service asks us to stay away. */
const LONGEST_PAUSE_SECONDS = 3_600

export interface PushMessage {
  text: string
  /** For so many seconds the service keeps it for a browser that is away. */
  ttl: number
  urgency: 'low' | 'normal' | 'high'
  /** A newer message replaces one of the same subject that has not arrived. */
  subject: string
}

/**
 * `gone`: the subscription is no more. `refused`: this message will never be taken. `afterSeconds`: worth trying again, by
 * then at the earliest.
 */
type PushOutcome = 'sent' | 'gone' | 'refused' | { afterSeconds: number }

export interface PushSender {
  publicKey: string
  /** Whether a browser may name this address, with these keys. */
  isTarget(target: PushTarget): boolean
  /** Throws nothing: what the network did is part of the answer. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}

interface SenderOptions {
  keyFolder: string
  /** Where members reach this installation: services complain there. */
  publicUrl: () => string
  /** Further hosts of push services. */
  hosts: readonly string[]
  /** Of a test alone: the one address that is called although it is on this machine. */
  testOrigin?: string
  /** Judges each address that a name stands for. */
  mayReach?: (ip: string) => boolean
}

export function openPushSender({
  keyFolder,
  publicUrl,
  hosts,
  testOrigin,
  mayReach = isPublic,
}: SenderOptions): PushSender {
  const keys = openPushKeys(keyFolder)
  const isOfTest = (endpoint: string) => testOrigin !== undefined && URL.parse(endpoint)?.origin === testOrigin
  const isKnown = (endpoint: string) => isPushEndpoint(endpoint, hosts) || isOfTest(endpoint)
  return {
    publicKey: keys.publicKey,
    isTarget: (target) => isKnown(target.endpoint) && isPoint(target.p256dh),
    async send(target, message) {
      if (!isKnown(target.endpoint)) return 'gone'
      const url = new URL(target.endpoint)
      const details = await seal(keys, target, message, subjectOf(publicUrl()))
      const reach = isOfTest(target.endpoint) ? () => true : mayReach
      return post(url, details, reach).then(outcomeOf, () => ({ afterSeconds: 0 }))
    },
  }
}

/** A point of the curve, which is what a message is encrypted to. */
function isPoint(key: string) {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === key
  } catch {
    return false
  }
}

/** Services want an address of mail or of https; what has neither is on this machine. */
const subjectOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? publicUrl : 'mailto:aerie@localhost')

async function seal(keys: PushKeys, { endpoint, p256dh, auth }: PushTarget, message: PushMessage, subject: string) {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = keys
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.text, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: Math.min(Math.max(0, Math.floor(message.ttl)), MOST_SECONDS),
    urgency: message.urgency,
    topic: keys.topicOf(message.subject),
  })
}

/** Answers the head; no redirect is followed, and of an answer nothing but its head is read. */
function post(
  url: URL,
  { headers, body }: RequestDetails,
  mayReach: (ip: string) => boolean,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      response.destroy()
      resolve(response)
    }
    const lookup = pinnedLookup(url, mayReach)
    request(url, { method: 'POST', headers, signal, lookup, agent: false }, answered).on('error', reject).end(body)
  })
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? { afterSeconds: pauseOf(headers['retry-after']) } : 'refused'
}

/** Seconds or a date, as RFC 9110 has it; of anything else nothing. */
function pauseOf(said = '') {
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000
  return Math.min(LONGEST_PAUSE_SECONDS, Math.max(0, Math.ceil(seconds) || 0))
}
