// Messages as mail servers write them about a mail that was not delivered.

interface Report {
  /** The return path of the mail. */
  to: string
  status?: string
  action?: string
  /** What stands in words: nothing reads it. */
  words?: string
  /** More parts behind the report. */
  more?: string
}

export const report = ({ to, status = '5.1.1', action = 'failed', words = 'No such user', more = '' }: Report) =>
  [
    'From: MAILER-DAEMON@mail.example.net',
    `To: <${to}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    words,
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.net',
    'Arrival-Date: Mon, 1 Mar 2027 10:00:00 +0000',
    '',
    'Final-Recipient: rfc822; somebody@example.net',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} ${words}`,
    '',
    more,
    '--part--',
    '',
  ].join('\r\n')
