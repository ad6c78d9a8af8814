// What the privacy policy says of votes: what the server can see of them, what anybody can check, and by which key.
import { KEY_PART } from '@aerie/verify/key-place'
import { Part } from './part.tsx'
import { SigningKey } from './signing-key.tsx'

export const VotesPart = () => (
  <Part title={KEY_PART}>
    <p>
      Who may vote and who voted is recorded for good, and what he voted is sealed until the vote closes, and then kept
      apart from who voted. No time stands beside a vote, and the names of voters are shown after the end alone. When
      somebody else gives you a way to sign in, what you voted before is not shown to you any more, since he could have
      signed in as you.
    </p>
    <p>
      The ballots are sealed with keys that lie outside the database and its archives. With those and the database
      whoever runs this server could open ballots, while a vote is open and after it. Without the keys neither the
      database nor an archive says what anybody voted, and an archive does not say either who has voted on what was open
      when it was made. That you were here at the time of a vote can be known from the log; that you voted just then
      cannot. The counts of an open poll are exact: where few vote, whoever sees them before and after a vote that he
      knows of learns what it was. Of an open election nothing is counted.
    </p>
    <p>
      Every vote has a log to which entries are only added, each of which follows from the one before it, and at its end
      a certificate, signed by this server. With your receipt you find your ballot where twenty or more have voted.
      Anybody can count again, on the page of the certificate or with the command <code>npm run verify-vote</code> of
      this software.
    </p>
    <p>
      Polls and elections keep who called them. If you stand for a position, your name and what you write are read by
      all brothers and stay with the election. The result is mailed to those who voted, until they say otherwise.
    </p>
    <SigningKey />
  </Part>
)
