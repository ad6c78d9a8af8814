// What the privacy policy says of votes: what the server can see of them, what anybody can check, and by which key.
import { KEY_PART } from '@aerie/votes/key-place'
import { Part } from './part.tsx'
import { SigningKey } from './signing-key.tsx'

export const VotesPart = () => (
  <Part title={KEY_PART}>
    <p>
      <span data-tables="ballot_electorate ballot_participation">Who may vote and who voted is recorded for good.</span>{' '}
      What he voted is sealed until the vote closes, and kept apart from who voted after that. No time is kept with a
      vote, and the names of voters are shown only after the end.{' '}
      <span data-tables="ways_in">
        When somebody else gives you a way to sign in, what you voted before is no longer shown to you, since he could
        have signed in as you.
      </span>
    </p>
    <p>
      The ballots are sealed with keys that are kept outside the database and its archives. With those keys and the
      database, whoever runs this server could open ballots, while a vote is open and after it. Without the keys neither
      the database nor an archive says what anybody voted, nor does an archive say who has voted in what was open when
      it was made. The log can tell that you were here at the time of a vote, but not that you voted just then. The
      counts of an open poll are exact: where few vote, somebody who sees them before and after a vote he knows of can
      tell what it was. The votes of an open election are not counted at all.
    </p>
    <p>
      Every vote has a log to which entries are only added, each following from the one before it, and at its end a
      certificate, signed by this server. Where twenty or more have voted, your receipt leads you to your ballot.
      Anybody can count again, on the page of the certificate or with the command <code>npm run verify-vote</code> of
      this software.
    </p>
    <p>
      <span data-tables="elections polls">Polls and elections keep who called them.</span>{' '}
      <span data-tables="election_candidates">
        If you stand for a position, all brothers read your name and what you write, and both stay with the election.
      </span>{' '}
      <span data-tables="nominees namings">
        If you nominate a brother, he and the officers who do not stand for the same position read who you are and why,
        and others only if he shows it; if you are nominated, your answer is kept, and the photo you choose for it.
      </span>{' '}
      <span data-tables="list_confirmations">Officers who confirm who stands are kept with the election.</span> The
      result is mailed to everybody who voted, until he opts out.{' '}
      <span data-tables="trustee_sets trustee_seats">
        If you are a trustee of elections, it is kept that you are, when you took your steps, and whether you said that
        you still have your words. The words and your key never come here.
      </span>
    </p>
    <SigningKey />
  </Part>
)
