// The signed-out page, which fills a window of its own below the others.
import { HiddenWord, Landing } from '../features/sign-in/landing.tsx'

export const SampleLanding = () => (
  <Landing
    quote={
      <>
        A brother is the <HiddenWord word="wind" label="Sign in" onPress={() => {}} /> you do not notice until you are
        flying.
      </>
    }
    source="The House Book, first leaf"
    foot={
      <>
        <span>Members only, since the first class</span>
        <a href="#privacy">Privacy Policy</a>
      </>
    }
  />
)
