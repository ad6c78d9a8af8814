// Reads the report of a mail that was not delivered by its status codes alone (RFC 3464): no phrase of any server counts.

/** What is read of a message: the report stands before the mail that it is about. */
export const READ_BYTES = 64 * 1024

const LIMITS = { maxNestingDepth: 8, maxHeadersSize: 32 * 1024 }
const MOST_HEADERS = 100
const MOST_FIELDS = 200

/** In which servers name the mailbox at which a message arrived. */
const ARRIVED_AT = ['to', 'delivered-to', 'x-original-to', 'envelope-to']

export interface DeliveryReport {
  /** The headers that name the address to which it came. */
  arrivedAt: string[]
  /** As in 5.1.1, of recipients whom it did not reach; empty where it is no report, or says nothing of a failure. */
  failures: string[]
}

/** `message`: at most its first `READ_BYTES`. What cannot be read is no report. */
export async function readDeliveryReport(message: Buffer): Promise<DeliveryReport> {
  try {
    const { default: PostalMime } = await import('postal-mime')
    const mail = await PostalMime.parse(message.subarray(0, READ_BYTES), LIMITS)
    const headers = mail.headers.slice(0, MOST_HEADERS)
    return {
      arrivedAt: headers.filter(({ key }) => ARRIVED_AT.includes(key)).map(({ value }) => value),
      failures: mail.attachments
        .filter(({ mimeType }) => mimeType === 'message/delivery-status')
        .flatMap(({ content }) => failuresIn(textOf(content))),
    }
  } catch {
    return { arrivedAt: [], failures: [] }
  }
}

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('latin1')

/** The first block of fields is about the message, each after it about one recipient. */
function failuresIn(report: string) {
  const [, ...recipients] = report.split(/\r?\n/).slice(0, MOST_FIELDS).join('\n').split('\n\n')
  return recipients.flatMap((fields) => {
    const action = /^action:[ \t]*([a-z]+)/im.exec(fields)?.[1]?.toLowerCase()
    const status = /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})\b/im.exec(fields)?.[1]
    return action === 'failed' && status ? [status] : []
  })
}

/** Of the sender's own address, which says nothing of the recipient. */
const OF_THE_SENDER = ['5.1.7', '5.1.8']

/** Whether the mailbox is wrong for good: not full, not busy, and not closed to us by a policy. */
export const isPermanent = (status: string) => status.startsWith('5.1.') && !OF_THE_SENDER.includes(status)
