// Says in one sentence that a browser is too old. It is read by browsers of any age, so it has no newer words than these.
;(() => {
  function show() {
    var page = document.createElement('main')
    var sentence = document.createElement('p')
    sentence.setAttribute('role', 'alert')
    sentence.appendChild(
      document.createTextNode(
        'This browser is too old to open this page: please update it, or use a current Chrome, Edge, Firefox or Safari.',
      ),
    )
    page.style.cssText =
      'position:absolute;top:0;left:0;right:0;padding:30vh 24px 24px;text-align:center;color:#efe9dc;font:18px/1.5 Georgia,serif'
    page.appendChild(sentence)
    document.body.innerHTML = ''
    document.body.style.background = '#0b1013'
    document.body.appendChild(page)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
  else show()
})()
