// What the privacy policy says of everyday life: lineage and offices, news and mails, the feed, calendars, requests to join.
import { JOIN_DAYS, JOIN_WAITING_DAYS } from '@aerie/contract/join-requests'
import { Part } from './part.tsx'

export const JoiningPart = () => (
  <Part title="If you ask to join">
    <p>
      <span data-tables="join_asks">
        What you write waits up to a week for its mail, together with the part of the network it came from.
      </span>{' '}
      It is forgotten {JOIN_DAYS} days after that mail unless you press the link in it.{' '}
      <span data-tables="join_requests">
        Once you have, officers read it, beside the records that may be yours, until they have decided and for a year
        after.
      </span>{' '}
      You only hear from us when the answer is yes. A request that could not be mailed within {JOIN_WAITING_DAYS} days,
      or because too many were waiting, is dropped; we keep only how many there were, for 90 days.
    </p>
  </Part>
)

export const LineagePart = () => (
  <Part title="Lineage and offices">
    <p>
      <span data-tables="lineage_ties">All brothers see who is whose big and little brother.</span>{' '}
      <span data-tables="lineage_proposals">Any brother may propose a tie.</span> Until it is answered it counts for
      nothing, and only he, the two it is about, and officers can read it.{' '}
      <span data-tables="lineage_refusals">
        If one of the two says that it is not so, we keep that, so that only he or an officer can tie them again.
      </span>
    </p>
    <p>
      <span data-tables="office_terms">All brothers see who holds and held which office, and since when.</span> The roll
      keeps that, without your name once you are deleted.
    </p>
  </Part>
)

export const PassingPart = () => (
  <Part title="When a brother passes">
    <p>
      <span data-tables="passings">
        A super admin marks him, and another agrees before the brothers see it; until then nothing is sent to him or in
        his name, and nobody else is told. We keep the years and words for his page, and from whom the news came, which
        only super admins read.
      </span>{' '}
      His record is kept; what he did not share with all brothers is shut to everybody but super admins. No cause of
      death and no age is written down.
    </p>
    <p>
      <span data-tables="remembrances remembrance_flags">
        What you write of a brother who has passed all brothers read with your name, unless an officer takes it down;
        officers alone see who flagged words, and why.
      </span>{' '}
      You can take it back at any time, and it goes when you are deleted.{' '}
      <span data-tables="family_contacts">Officers alone see whom to reach of his family.</span> They remove it when the
      family asks.{' '}
      <span data-tables="roster_deaths">
        Where an imported roster says that a brother has died, super admins see the word that said so.
      </span>
    </p>
  </Part>
)

export const CommunityParts = () => (
  <>
    <Part title="The feed">
      <p>
        <span data-tables="activity_items">
          What you did that all brothers may see stands in the feed, unless you switch that off.
        </span>{' '}
        <span data-tables="activity_reactions news_reactions">
          All brothers see who reacted to what, and with which sign.
        </span>{' '}
        <span data-tables="feed_visits">
          How far you have seen the feed is kept for you alone, so that every device of yours knows what is new to you.
        </span>
      </p>
    </Part>

    <Part title="News and notifications">
      <p>
        <span data-tables="news_images news_items">News name who wrote them.</span> All brothers read them; only
        officers read drafts.{' '}
        <span data-tables="notifications">
          What the bell told you, and whether you have read it, is kept for you alone for as long as you are a member.
        </span>
      </p>
    </Part>

    <Part title="Notifications on your devices">
      <p>
        <span data-tables="push_subscriptions">
          If you switch them on for a device, we keep the address that its browser gave us, what you chose for it, and
          when it was last sent something, until you sign out there. Which notifications and news went to it is
          forgotten after two days.
        </span>{' '}
        What we send goes through the push service of your browser’s maker, encrypted so that only your device can read
        it, and says no names, titles or places: “A brother is coming to where you live.” That service learns that
        something came to your device, and when. Nothing is sent while you have a page open.
      </p>
    </Part>

    <Part title="Mails">
      <p>
        You get the mails that your account needs: an invitation, a link for a new password, a link that confirms a
        changed address, a note to the old one, and word of what an officer did to your account or what changed in how
        you sign in. Mails about trips or your line come only if you choose them. News come in a digest once a week,
        with trips near you and what waits for you, until you choose to get them at once or never. The result of a vote
        is mailed to everybody who voted, until he opts out.{' '}
        <span data-tables="notification_mail_choices">Which of them you chose is kept for you alone.</span> Each of
        these mails has a link that ends them.
      </p>
      <p>
        <span data-tables="news_emails notification_emails">
          For each mail of news and notifications we keep when it was written and sent.
        </span>{' '}
        No mail contains anything that tells us when you read it.
      </p>
    </Part>

    <Part title="Your calendar">
      <p>
        <span data-tables="calendar_feeds">
          If you make a calendar address, whoever has it can read your own trips from the last year on, and those that
          brothers share, with their names.
        </span>{' '}
        It ends when you end it or make another, when a link in a mail or an officer gives you a new password, and while
        you are inactive.
      </p>
    </Part>
  </>
)
