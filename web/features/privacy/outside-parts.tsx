// What the privacy policy says of others who may learn something: LinkedIn, Google, TMDB and Microsoft, where an installation uses them.
import { Part } from './part.tsx'

/** `sendsOffice`: Office files are shown by Microsoft's viewer. */
export const OutsideParts = ({ sendsOffice }: { sendsOffice: boolean }) => (
  <Part title={sendsOffice ? 'LinkedIn, Google Maps, TMDB and Microsoft' : 'LinkedIn, Google Maps and TMDB'}>
    <p>
      Nothing here is fetched from others unless the officers have set it up. If you connect your LinkedIn account,
      LinkedIn tells this server which account it is, your name, e-mail address, country and photo. We keep LinkedIn’s
      number for your account, that it is connected (all brothers see this as “LinkedIn Verified”), and your country and
      photo where your profile had none. LinkedIn learns that you use this network, but nothing from your profile. If
      you upload an export from LinkedIn, it is read for your positions and not kept.
    </p>
    <p>
      The map is drawn from this server’s own tiles. Where the officers have chosen Google Maps instead, your browser
      fetches it from Google, which then learns your network address, this site’s name, and the places on the map. This
      server searches for films at TMDB, tells TMDB nothing about you, and hands you the posters itself.
    </p>
    {sendsOffice && (
      <p>
        When you open a Word, Excel or PowerPoint file that all members may see, and this server has no PDF of it,
        Microsoft’s viewer shows it: the file goes to Microsoft, over a link that is good for five minutes, and
        Microsoft learns your network address and this site’s name. Files for admins alone never go there.
      </p>
    )}
  </Part>
)
