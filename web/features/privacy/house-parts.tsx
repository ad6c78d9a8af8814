// What the privacy policy says of the life of the house: lineage and offices, news and mails, the feed, calendars, requests to join.
import { JOIN_DAYS, JOIN_WAITING_DAYS } from '@aerie/contract/join-requests'
import { Part } from './part.tsx'

export const JoiningPart = () => (
  <Part title="If you ask to join">
    <p>
      What you write waits up to a week for its mail, with the part of the network it came from, and is forgotten{' '}
      {JOIN_DAYS} days after the mail unless you press the link in it. Once you have, officers read it, beside the
      records that may be yours, until they have decided and for a year after. You are told of a yes alone. What could
      not be mailed within {JOIN_WAITING_DAYS} days, or since too many waited, is dropped; of that only the number is
      kept, for 90 days.
    </p>
  </Part>
)

export const LineagePart = () => (
  <Part title="Lineage and offices">
    <p>
      All brothers see who is whose big and little brother. Any brother may propose a tie. He, the two whom it is about,
      and officers read that until it is answered: it counts for nothing before. If one of the two says that it is not
      so, that is kept, so that nobody but he or an officer ties them again.
    </p>
    <p>
      All brothers see who holds and held which office, and since when. That stays with the house, without your name
      once you are deleted.
    </p>
  </Part>
)

export const HouseParts = () => (
  <>
    <Part title="The feed">
      <p>
        What you did that all brothers may see stands in the feed, unless you switch that off. All brothers see who
        reacted to what, and with which sign. How far you have seen the feed is kept for you alone, so that every device
        of yours knows what is new to you.
      </p>
    </Part>

    <Part title="News and notifications">
      <p>
        News name who wrote them; all brothers read them, drafts officers alone. What the bell told you, and whether you
        have read it, is kept for you alone for as long as you are a member.
      </p>
    </Part>

    <Part title="Mails">
      <p>
        You get mails that your account needs: an invitation, a link for a new password, a link that confirms a changed
        address, a word to the one before, and word of what an officer did to your account. Mails that tell of trips or
        of your line come only where you chose them; news come in a digest once a week, with trips near you and what
        waits for you, until you choose them at once or never. The result of a vote is mailed to whoever has voted,
        until he says otherwise. Which of them you chose is kept for you alone. Each of these mails has a link that ends
        them.
      </p>
      <p>
        Of each mail of news and notifications we keep when it was written and sent. No mail has anything in it that
        tells when you read it.
      </p>
    </Part>

    <Part title="Your calendar">
      <p>
        If you make a calendar address, whoever has it reads your own trips of the last year and to come, and those that
        brothers share, with their names. It ends when you end it or make another, when a link in a mail or an officer
        gives you a new password, and while you are inactive.
      </p>
    </Part>
  </>
)
