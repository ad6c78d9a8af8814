// What the privacy policy says of what is kept besides profiles: sign-ins, the log, backups, votes, cookies, photos and documents.
import { REMEMBERED_DAYS, STEP_MINUTES } from '@aerie/contract/second-step'
import type { PublicSettings } from '@aerie/contract/settings'
import { CommunityParts, JoiningPart, LineagePart, PassingPart } from './community-parts.tsx'
import { Part } from './part.tsx'
import { VotesPart } from './votes-part.tsx'

type RecordSettings = Pick<PublicSettings, 'accessLogging' | 'copyMonths'>

const whatIsKept = ({ accessLogging }: RecordSettings) =>
  accessLogging ? 'for whom, when and for which internet address it was made' : 'for whom and when it was made'

const LOGGED = 'We keep who opened it, when, and from which address, for 12 months. Super admins read that list.'

export const RecordParts = ({ settings }: { settings: RecordSettings }) => (
  <>
    <Part title="Records of access">
      <p>
        <span data-tables="passwords">Your password is kept only in a form that cannot be turned back into it.</span>{' '}
        <span data-tables="passkeys passkey_challenges">
          Of a passkey we keep the half that is no secret, its name, on what kind of device it is, and when it was added
          and last used; your finger and your face never leave your device.
        </span>{' '}
        <span data-tables="sessions">
          For each device you are signed in on we keep what its browser calls itself, when you signed in, and when it
          was last used; only you see this.
        </span>{' '}
        <span data-tables="audit_entries backups document_reading_requests imports settings">
          A log says who signed in, and who changed what about members, when, and from which network address, so that
          misuse can be traced.
        </span>{' '}
        Where a choice stands for something of yours, such as your phone number, it notes only that it changed. This
        program cannot remove anything from that log. Nobody notes whose profile you look at.
      </p>
      <p>
        <span data-tables="authenticator_apps recovery_codes">
          The secret of your authenticator app is sealed, and recovery codes are kept only in a form that cannot be
          turned back into them.
        </span>{' '}
        <span data-tables="pending_steps remembered_devices">
          You see on which devices your second step is remembered, for thirty days at most; a sign-in that waits for it
          stays noted for ten minutes.
        </span>{' '}
        <span data-tables="step_removal_agreements step_removals">
          If you lose your second step and ask officers to take it off, they see that, with your phone number as far as
          you share it, and who may vouch for you; which officers agreed, and who vouched, is kept for ninety days, and
          in the log.
        </span>{' '}
        <span data-tables="officer_steps">
          Where a second step is required of officers, admins see which of them have one, since when each is one, and
          what he was told.
        </span>{' '}
        <span data-tables="failed_sign_ins">
          When a sign-in fails, super admins see for 90 days whom it meant, from which part of the network and how
          often; what was typed is not kept.
        </span>{' '}
        <span data-tables="address_changes">
          When you change your e-mail address, the old one is kept for some weeks; for three days it can be taken back.
        </span>{' '}
        <span data-tables="mail_bounces returned_mail">
          When mail to you comes back, we keep for 90 days which address that was and the code of the report; officers
          see that we cannot reach you, and you are asked whether it is still right.
        </span>{' '}
        <span data-tables="visits">
          The day on which you were last here is kept, so that officers find brothers who are lost to us.
        </span>{' '}
        <span data-tables="unsought_members found_members lost_questions">
          Where we cannot reach you any more, officers may ask brothers who know you where you are, by your name and the
          last city you share; what those answer is kept for officers, and changes your record only by their hand. You
          can switch that off below your profile, which is kept too.
        </span>{' '}
        <span data-tables="told_addresses">
          An address that another has told for you is kept, and opens nothing until you have said something your record
          knows.
        </span>{' '}
        Your previous photo is kept, so that you can go back to it; where it was taken, and whatever else your camera
        wrote into it, is not. Rows of an imported list that could not be taken stay with that import, so that officers
        can correct them.
      </p>
      <p>
        <span data-tables="sign_in_links">
          A link that was mailed to you works once and for a limited time; we keep that it was mailed and used.
        </span>{' '}
        To stop people from trying too often, we count for up to a day from which part of the network, and for which
        address, something was tried.
      </p>
      <p>Whoever runs this server can reach what is kept here, but no password.</p>
    </Part>

    <Part title="Your devices">
      <p>
        Where you install Aerie on a device, it keeps the directory there as you may see it, with phone numbers, mail
        addresses and small portraits, your own profile and your trips, so that you can reach a brother without a
        connection. Photos, documents, votes and what others write are never kept. The copy is encrypted and is deleted
        when you log out, when your session has been ended elsewhere and the device reaches us again, and after 30 days
        without a connection. Whoever holds your unlocked device can read it. Officers can switch such copies off for
        everybody.
      </p>
    </Part>

    <Part title="Backups">
      <p>
        Each night everything here goes into an archive, except where you are signed in, which devices notify you, and
        the keys of votes, marks and second steps. The last seven daily, four weekly and six monthly archives are kept;
        one that a super admin asked for stays until he deletes it. What you delete disappears with the last archive
        that holds it. Archives are encrypted once a super admin has set a passphrase; until then whoever has one can
        read it.
      </p>
    </Part>

    <JoiningPart />
    <LineagePart />
    <PassingPart />
    <VotesPart />

    <Part title="Cookies">
      <p>
        Signing in gives your browser two cookies. One holds your session and ends after 14 days without a visit, 90
        days at most. The other says for 400 days that you signed in there before, so that strangers who guess at your
        password cannot lock you out on your own device; it opens nothing. Where a second step is asked, a third holds
        your sign-in until it is done, for {STEP_MINUTES} minutes at most; and a fourth remembers the device for{' '}
        {REMEMBERED_DAYS} days if you wish. Visitors who do not sign in get no cookie at all.
      </p>
      <p>
        In its local storage your browser keeps what is chosen there, such as the theme, whether this device notifies
        you and of what, and that you have read how photos are marked; for whom you voted there; and what you last found
        in the search, which we are not told.
      </p>
    </Part>

    <Part title="Photos and videos">
      <p>
        <span data-tables="photos">All brothers see what you add to an album.</span> Where a photo or video was taken,
        and whatever else a camera wrote into it, never leaves this server; a file that cannot be freed of it is not
        sent at all. The file as you sent it is kept and shown to nobody.{' '}
        <span data-tables="albums">An album names who began it.</span>{' '}
        <span data-tables="photo_tag_consents">
          Under “Photos of me” you choose whether brothers may tag you, and whether you are asked first.
        </span>{' '}
        <span data-tables="photo_member_tags">All brothers see who is tagged on a photo.</span>{' '}
        <span data-tables="photo_tag_refusals">A tag that you took off stays noted, so that nobody puts it back.</span>{' '}
        <span data-tables="photo_flags">If you report a photo, super admins see who did, and why.</span>
      </p>
      <p>
        Each photo that you open or download carries an invisible mark that says for whom this copy was made, so that a
        leaked copy can be traced.{' '}
        <span data-tables="copies">
          Of each copy we keep {whatIsKept(settings)} for {settings.copyMonths} months.
        </span>{' '}
        In a picture that moves each frame is marked, unless it is smaller than 320 pixels. Thumbnails, videos and such
        small pictures carry no invisible mark; when you watch or download one of these, alone or with its album, we
        keep the same, once a day for what you watch and each time for what you download.{' '}
        <span data-tables="film_copies">
          Where this server can, it writes your name, the day and a code into a video that you download by itself; that
          copy is kept for a day.
        </span>{' '}
        Super admins can look up who opened or downloaded a photo or video; each look-up is logged.{' '}
        <span data-tables="reuploads">
          Whoever adds such a copy to an album himself is still named by its mark, with the day on which he added it and
          how many others have received it since.
        </span>
      </p>
    </Part>

    <Part title="Documents">
      <p>
        Only those of its level see a document.{' '}
        <span data-tables="document_accesses">{settings.accessLogging ? LOGGED : 'Who opens one is not kept.'}</span>{' '}
        <span data-tables="document_versions documents">Each version names who uploaded it.</span>{' '}
        <span data-tables="document_readings">
          Where officers ask you to confirm that you have read one, they see that you have, and when.
        </span>
      </p>
      <p>
        Every reader gets his own copy of a PDF or picture, with a faint mark that names him, unless that is switched
        off; of each such copy we keep {whatIsKept(settings)} for {settings.copyMonths} months.
      </p>
    </Part>

    <CommunityParts />
  </>
)
