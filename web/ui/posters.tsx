// What a member watches, as posters; without a picture the title stands on ruled paper.

export type Poster = { title: string; src?: string | null | undefined }

export const Posters = ({ posters }: { posters: readonly Poster[] }) => (
  <ul className="posters">
    {posters.map(({ title, src }) => (
      <li key={title} className="poster">
        {src && <img src={src} alt="" loading="lazy" decoding="async" />}
        <span>{title}</span>
      </li>
    ))}
  </ul>
)
