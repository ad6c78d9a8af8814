// The privacy policy, the same for visitors and members.
import type { PublicSettings } from '@aerie/contract/settings'
import type { ReactNode } from 'react'

type PrivacyTextProps = { settings: Pick<PublicSettings, 'name' | 'privacyEmail'> }

export const PrivacyText = ({ settings }: PrivacyTextProps) => (
  <div className="prose">
    <p>
      {settings.name} is a private network for the members of one brotherhood. This page says what it keeps about you,
      who sees it, and how to be rid of it.
    </p>

    <Part title="What your data is for">
      <p>
        Member data is not sold. It is used only for the organisation and its members: for the directory, so that
        brothers find each other, and for the affairs of the house. There is no advertising here and no tracking.
      </p>
    </Part>

    <Part title="What is kept">
      <p>
        What you, or an officer for you, entered in your profile. Your password is kept only in a form that cannot be
        turned back into it. For each device you are signed in on: what its browser calls itself, and when it was last
        used. Of signing in, and of what is changed about members, a log says who did it, when, and from which network
        address, so that misuse can be traced.
      </p>
      <p>
        Your browser keeps one cookie, which holds your session and ends after 14 days without a visit, and in its local
        storage the theme you chose. Visitors who do not sign in get no cookie at all.
      </p>
    </Part>

    <Part title="Who sees it">
      <p>
        Members see the directory and each other’s profiles. Officers also see who has been invited and who can sign in;
        the super admins among them can change profiles and roles, and take the list of members out as a file. Your
        devices are shown to you alone. Whoever is not signed in sees the first page and this one.
      </p>
    </Part>

    <Part title="How to change it, and how to leave">
      <p>
        What is wrong about you is put right when you say so. If you want to leave, write to us as well. You can be made
        inactive: then nobody signs in under your name, and everything waits for your return. Or you are removed for
        good: your profile, your portrait and your sessions go, and only brothers of your line keep your name.
      </p>
    </Part>

    <Part title="Whom to ask">
      <p>
        Everything about privacy goes to{' '}
        <a className="text-foil underline underline-offset-3" href={`mailto:${settings.privacyEmail}`}>
          {settings.privacyEmail}
        </a>
        . You get an answer from a person, and on request a copy of all that is kept about you.
      </p>
    </Part>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-7">
    <h2 className="caption mb-1 text-xl text-ink">{title}</h2>
    {children}
  </section>
)
