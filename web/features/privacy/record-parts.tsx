// What the privacy policy says of what is kept besides profiles: sign-ins, the log, backups, votes, cookies, photos and documents.
import type { PublicSettings } from '@aerie/contract/settings'
import { HouseParts, JoiningPart, LineagePart } from './house-parts.tsx'
import { Part } from './part.tsx'
import { VotesPart } from './votes-part.tsx'

type Kept = Pick<PublicSettings, 'accessLogging' | 'copyMonths'>

const whatIsKept = ({ accessLogging }: Kept) =>
  accessLogging ? 'for whom, when and for which internet address it was made' : 'for whom and when it was made'

const LOGGED = 'We keep who opened it, when, and from which address, for 12 months. Super admins read that list.'

export const RecordParts = ({ settings }: { settings: Kept }) => (
  <>
    <Part title="Records of access">
      <p>
        Your password is kept only in a form that cannot be turned back into it. For each device you are signed in on:
        what its browser calls itself, when you signed in, and when it was last used; this is shown to you alone. A log
        says who signed in, and who changed what about members, when, and from which network address, so that misuse can
        be traced. Of what stands behind a choice of yours, such as your phone number, it notes only that it changed.
        This program can take nothing out of that log. Whose profile you look at is noted nowhere.
      </p>
      <p>
        Of sign-ins that failed, super admins see for 90 days whom they meant, from which part of the network and how
        often; what was typed is not kept. When you change your e-mail address, the one before is kept for some weeks;
        for three days it can be taken back. Of your photo, the one before is kept, so that you can go back to it; where
        it was taken, and whatever else your camera wrote into it, is not. Rows of an imported list that could not be
        taken stay with that import, for officers to mend.
      </p>
      <p>
        A link that was mailed to you works once and for a while; that it was mailed and used is kept. So that nobody
        tries too often, it is counted for up to a day from which part of the network, and for which address, something
        was tried.
      </p>
      <p>Whoever runs this server can reach what is kept here, but no password.</p>
    </Part>

    <Part title="Backups">
      <p>
        Each night all that is kept here goes into an archive, but for the keys of votes and marks. Of these the last of
        seven days, four weeks and six months stay; one that a super admin asked for stays until he deletes it. What you
        delete goes from them as they go. They are encrypted once a super admin has set a passphrase; until then whoever
        has an archive can read it.
      </p>
    </Part>

    <JoiningPart />
    <LineagePart />
    <VotesPart />

    <Part title="Cookies">
      <p>
        Signing in gives your browser two cookies. One holds your session and ends after 14 days without a visit, 90
        days at most. The other says for 400 days that you signed in there before, so that strangers who guess at your
        password cannot lock you out on your own device; it opens nothing. In its local storage your browser keeps the
        theme you chose, and that you have read how photos are marked. Visitors who do not sign in get no cookie at all.
      </p>
    </Part>

    <Part title="Photos and videos">
      <p>
        What you add to an album is seen by all brothers. Where a photo or video was taken, and whatever else a camera
        wrote into it, leaves this server by no way; what cannot be freed of it is not sent at all. The file as you sent
        it is kept and shown to nobody. An album names who began it. Whether brothers may tag you, and whether you are
        asked first, you choose under “Photos of me”. Who is tagged on a photo is seen by all brothers. A tag that you
        took off stays noted, so that nobody puts it back. If you report a photo, super admins see who did, and why.
      </p>
      <p>
        Each photo that you open or download carries an invisible mark that says for whom this copy was made, so that a
        leaked copy can be traced. Of each copy we keep {whatIsKept(settings)} for {settings.copyMonths} months. Of a
        picture that moves each frame is marked, unless they are smaller than 320 pixels. Thumbnails, videos and such
        small pictures carry no invisible mark; of each of these that you watch or download, alone or with its album, we
        keep the same, once a day for what you watch and each time for what you download. Where this server can, it
        writes your name, the day and a code into a video that you download by itself; that copy is kept for a day.
        Super admins can look up who opened or downloaded a photo or video; each look-up is logged. Whoever adds such a
        copy to an album himself is still named by its mark, with the day on which he added it and how many others have
        been sent it since.
      </p>
    </Part>

    <Part title="Documents">
      <p>
        A document is seen by those of its level alone. {settings.accessLogging ? LOGGED : 'Who opens one is not kept.'}{' '}
        Each version names who uploaded it. Where officers ask you to confirm that you have read one, they see that you
        have, and when.
      </p>
      <p>
        Every reader gets his own copy of a PDF or picture, with a faint mark that names him, unless that is switched
        off; of each such copy we keep {whatIsKept(settings)} for {settings.copyMonths} months.
      </p>
    </Part>

    <HouseParts />
  </>
)
