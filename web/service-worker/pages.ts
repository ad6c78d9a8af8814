// Which addresses are pages of members: these alone open without the server, and everything else goes to it.

/** `pages` as the site's map has them: `$id` is any one part. */
export const isPage = (pathname: string, pages: readonly string[]) => pages.some((page) => fits(page, pathname))

function fits(page: string, pathname: string) {
  const wanted = page.split('/').filter(Boolean)
  const given = pathname.split('/').filter(Boolean)
  return (
    wanted.length === given.length &&
    wanted.every((part, place) => part.startsWith('$') || part === given[place]?.toLowerCase())
  )
}
