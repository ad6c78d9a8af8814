// The privacy policy, the same for visitors and members.
import { DEPARTURE_DAYS } from '@aerie/contract/departures'
import type { PublicSettings } from '@aerie/contract/settings'
import { readableAddress } from '#lib/readable-address.ts'
import { FieldTable } from './field-table.tsx'
import { OutsideParts } from './outside-parts.tsx'
import { Part } from './part.tsx'
import { RecordParts } from './record-parts.tsx'

type PrivacySetting = 'name' | 'privacyEmail' | 'accessLogging' | 'copyMonths' | 'externalOfficeViewer'
type PrivacyTextProps = { settings: Pick<PublicSettings, PrivacySetting> }

export const PrivacyText = ({ settings }: PrivacyTextProps) => (
  <div className="prose">
    <p>
      {settings.name} is a private network for the members of one brotherhood. This page says what it keeps about you,
      who sees it, and how you can have it deleted.
    </p>

    <Part title="What your data is for">
      <p>
        Member data is not sold. It is used only for the organisation and its members: for the directory, so that
        brothers find each other, and for our common affairs. There is no advertising here and no tracking.
      </p>
    </Part>

    <Part title="Who sees your profile">
      <p>
        Only members who are signed in see the directory and profiles. Everybody else sees the first page, this one, and
        what a link in a mail to him opens.{' '}
        <span data-tables="members">This is who sees what you, or an officer for you, entered:</span>
      </p>
      <FieldTable />
      <p>
        All brothers see your photo. Your line is made of the brothers tied to you and to each other as big and little
        brothers. A tie counts when both have confirmed it, or an officer has, so the brothers of your line and the
        officers decide who else belongs to it. Officers are admins and super admins; what you keep from them they do
        not see either, not even in the list of members that super admins can export, and that list never holds
        children. “View as” on your profile shows you the page as each of them sees it.
      </p>
      <p>
        <span data-tables="invitations">Officers also see who has been invited and who can sign in.</span> Super admins
        can change profiles and roles. When you change where you live, your work, your family, your words or your photo,
        brothers may read about it in the feed, unless you switch that off; the feed never shows what not all brothers
        may see.{' '}
        <span data-tables="arrivals">
          When you came in for the first time, all brothers see you among those who joined lately.
        </span>{' '}
        When you last changed or confirmed your city, how to reach you and your work, you and officers see; once a year
        you are asked whether they are still right. Your birthday stands on dashboards only if you switch that on: its
        day and month, never the year, in that week, for brothers of your line and class.
      </p>
    </Part>

    <Part title="Your city, the map and your trips">
      <p>
        If all brothers may see your city, you are on the map, in the middle of the city, and count as near; otherwise
        you are not on the map. A place you type is looked up on this server and nowhere else. “Nearby” asks your
        browser where you are; the answer stays in your browser.
      </p>
      <p>
        <span data-tables="trips">A trip is yours alone until you share it.</span> Then all brothers see it, with its
        days and places, and those who live near a destination, or will be near it on the same days, are told. You are
        told who lives near it, but not of brothers who keep their city to themselves. When you stop sharing it or put
        it aside, notifications nobody has read yet are taken back.
      </p>
      <p>
        <span data-tables="gatherings gathering_hosts gathering_host_invitations gathering_asked gathering_answers">
          A gathering is seen by those who are asked, and by officers.
        </span>{' '}
        They see who calls it and who comes, waits or may come, with the number of guests; who says that he cannot is
        not named. Once it is over you can take yourself out. Who is invited to host one sees it too, and its hosts see
        until he answers that he is invited.{' '}
        <span data-tables="gathering_covers">Its picture is seen by the same brothers, and stays with it.</span> Once it
        is over a host may say that you were there; of yourself you have the last word.{' '}
        <span data-tables="gathering_albums">Its album is seen by all brothers, as every album is.</span> Photos of
        yours that were taken then are suggested to you alone for it; others are told in which albums they lie. A
        gathering near where you live, or where a shared trip of yours leads, is told to you; nobody is told that you
        were.{' '}
        <span data-tables="gathering_askings">
          Its hosts see whose shared trips bring them near on its days, and may ask each along once.
        </span>{' '}
        Whoever plans a gathering sees where most brothers would be, as a number of at least three, from where they live
        on the map and shared trips.
      </p>
    </Part>

    <RecordParts settings={settings} />
    <OutsideParts sendsOffice={settings.externalOfficeViewer} />

    <Part title="How to get your data, change it, and leave">
      <p>
        Your profile shows you all that it holds, and you can change it there. It also lists where you are signed in,
        and you can end each of these sessions. At the foot of your profile, under “Your data and account”, the button
        “Download” gives you a copy of all that is kept about you: a page to read, the same for programs, and your
        photos. It says no more of others than you may see at that moment.
      </p>
      <p>
        Beside it is the button “Leave...”. After it nobody can sign in under your name, and nobody finds you. For{' '}
        {DEPARTURE_DAYS} days all comes back when you sign in; then your profile, your portrait, your trips, your
        notifications, your sessions and your calendar address are deleted.{' '}
        <span data-tables="departures">
          You choose how the lineage names you; photos and documents you shared stay without your name, and the log
          keeps what it has noted.
        </span>{' '}
        Officers can also make you inactive, so that everything waits for your return, and super admins can remove you
        for good.
      </p>
    </Part>

    <Part title="Whom to ask">
      <p>
        Everything about privacy goes to{' '}
        <a className="text-foil underline underline-offset-3" href={`mailto:${settings.privacyEmail}`}>
          {readableAddress(settings.privacyEmail)}
        </a>
        . You get an answer from a person, and on request a copy of all that is kept about you.
      </p>
    </Part>
  </div>
)
