// First names and what those who bear them are called: with one address, Bob Smith is Robert Smith.

const CALLED = `albert al bert, alexander alex sandy sasha xander, alfred al fred, andrew andy drew, anthony tony, arthur art,
  benjamin ben benny, bernard bernie, calvin cal, charles charlie chuck chip chas, christopher chris kit topher, clifford cliff,
  daniel dan danny, david dave davey, dominic dom nick, donald don, douglas doug, edward ed eddie ted ned, eugene gene,
  ezekiel zeke, francis frank fran, franklin frank, frederick fred freddie, gabriel gabe, gerald gerry jerry, gregory greg,
  harold hal harry, henry hank harry, herbert herb bert, jacob jake, james jim jimmy jamie, jeffrey jeff geoff, jerome jerry,
  john jack johnny jon, jonathan jon, joseph joe joey, joshua josh, kenneth ken, lawrence larry, leonard len lenny, louis lou,
  martin marty, matthew matt, maxwell max, michael mike mick mickey, mitchell mitch, nathaniel nate nathan, nicholas nick,
  patrick pat paddy, peter pete, philip phil, phillip phil, raymond ray, richard rick rich dick richie, robert bob rob bobby robbie,
  ronald ron, rudolph rudy, russell russ, samuel sam sammy, solomon sol, stanley stan, stephen steve, steven steve,
  terrence terry, theodore ted teddy theo, thomas tom tommy, timothy tim, vincent vince vinny, walter walt wally,
  william bill will billy willy liam, zachary zach zack`

/** Each with the other, in the form of `bareName`. */
export const NICKNAMES = CALLED.split(',').flatMap((names) => {
  const [full = '', ...others] = names.trim().split(/\s+/)
  return others.map((other) => [full, other] as const)
})
