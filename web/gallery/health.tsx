// What was found of the installation.
import { Findings } from '../features/health/findings.tsx'
import { GallerySection } from './gallery-section.tsx'

export const HealthPieces = () => (
  <GallerySection title="Health">
    <Findings
      findings={[
        {
          id: 'certificate',
          state: 'bad',
          title: 'The certificate runs out in 2 days',
          sentence: 'brothers.example.org is signed until 2026-12-04.',
          figure: '2026-12-04',
          advice: 'Look why it was not renewed where the proxy gets its certificates.',
        },
        {
          id: 'room',
          state: 'attention',
          title: 'The disk is filling up',
          sentence: '9.8 GB are free on the disk of the data folder, 8 percent of it.',
          figure: '110 of 120 GB',
          advice: 'Empty the bin of albums.',
        },
        { id: 'jobs', state: 'good', title: 'Jobs run', sentence: 'Nothing waits.', figure: 'none late', advice: null },
      ]}
    />
  </GallerySection>
)
