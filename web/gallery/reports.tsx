// A report on paper.
import { ReportPaper } from '../features/reports/report-paper.tsx'
import { GallerySection } from './gallery-section.tsx'

export const ReportPieces = () => (
  <GallerySection title="Reports">
    <ReportPaper
      organisation="The Brotherhood of 4019 Pine"
      reader="Marcus Oyelaran"
      report={{
        title: 'Membership, 2022 to 2026',
        at: '2026-11-22T14:06:00.000Z',
        figures: [
          { name: 'brothers', unit: 'count', value: 482 },
          { name: 'active', unit: 'count', value: 451 },
        ],
        series: {
          title: 'Brothers over the years',
          unit: 'count',
          labels: ['2022', '2023', '2024', '2025', '2026'],
          lines: [
            { name: 'all', values: [391, 420, 446, 463, 482] },
            { name: 'active', values: [372, 400, 421, 436, 451] },
          ],
        },
        tables: [
          {
            title: 'Where they live',
            unit: 'count',
            label: 'Country',
            rows: [
              { label: 'United States', value: 198 },
              { label: 'Norway', value: 44 },
            ],
          },
          { title: 'By class', unit: 'count', label: 'Class', rows: [] },
        ],
        note: 'The year is that of a brother’s class.',
      }}
    />
  </GallerySection>
)
