/*
 * Stands in for the captcha provider of the demo shop: the explicit rendering API of reCAPTCHA v2 (`grecaptcha.ready`,
 * `render`, `getResponse`, `reset`), with one checkbox as the puzzle. Like the real API, it fills a
 * `g-recaptcha-response` field in its form, its answers expire, and `hl` in its address is its language.
 */
;(() => {
  const SIZES = {normal: [304, 78], compact: [164, 144]}
  const COLORS = {
    light: {color: '#000', background: '#f9f9f9', border: '#6b6b6b'},
    dark: {color: '#fff', background: '#222', border: '#999'},
  }
  const TEXTS = {
    en: {
      label: 'I’m not a robot',
      expired: 'Verification expired. Check the checkbox again.',
      failed: 'Cannot contact reCAPTCHA. Check your connection and try again.',
    },
    ar: {
      label: 'أنا لست روبوتًا',
      expired: 'انتهت صلاحية التحقق. ضع علامة في المربع مرة أخرى.',
      failed: 'تعذر الاتصال بخدمة reCAPTCHA. تحقق من اتصالك وحاول مرة أخرى.',
    },
    ja: {
      label: '私はロボットではありません',
      expired: '確認の有効期限が切れました。もう一度チェックしてください。',
      failed: 'reCAPTCHA に接続できません。接続を確認して、もう一度お試しください。',
    },
  }
  // an element of the page may have the property's name
  const {src} = Reflect.get(Document.prototype, 'currentScript', document)
  const address = new URL(src).searchParams
  const asked = address.get('hl') ?? ''
  const texts = TEXTS[asked.split('-')[0]] ?? TEXTS.en
  const widgets = []

  const place = (container) =>
    typeof container === 'string' ? document.getElementById(container) : container

  /** Settings contain functions, or the names of global functions. */
  const call = (what, ...input) => (typeof what === 'function' ? what : globalThis[what])?.(...input)

  function dress(box, {size, theme}) {
    const [width, height] = SIZES[size] ?? SIZES.normal
    const {color, background, border} = COLORS[theme] ?? COLORS.light
    Object.assign(box.style, {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      inlineSize: `${width}px`,
      maxInlineSize: '100%',
      minBlockSize: `${height}px`,
      padding: '12px',
      font: '14px/1.4 system-ui, sans-serif',
      color,
      background,
      border: `1px solid ${border}`,
      borderRadius: '3px',
    })
  }

  function build(container, id, settings) {
    const box = document.createElement('div')
    const label = document.createElement('label')
    const check = Object.assign(document.createElement('input'), {type: 'checkbox'})
    const status = document.createElement('span')
    const field = Object.assign(document.createElement('textarea'), {
      name: 'g-recaptcha-response',
      id: `g-recaptcha-response${id ? `-${id}` : ''}`,
      hidden: true,
    })
    dress(box, settings)
    Object.assign(label.style, {display: 'flex', alignItems: 'center', gap: '12px'})
    Object.assign(check.style, {inlineSize: '28px', blockSize: '28px', margin: '0', flex: 'none'})
    status.setAttribute('role', 'status')
    label.append(check, texts.label)
    box.append(label, status, field)
    container.append(box)
    return {box, check, status, field}
  }

  function render(container, settings = {}) {
    const element = place(container)
    if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id')
    if (element.childElementCount) throw new Error('reCAPTCHA has already been rendered in this element')
    if (!settings.sitekey) throw new Error('Missing required parameters: sitekey')
    const id = widgets.length
    const widget = {...build(element, id, settings), settings, timer: 0, round: 0}
    widgets.push(widget)
    widget.check.addEventListener('change', () => solve(widget))
    return id
  }

  function clear(widget, said = '') {
    clearTimeout(widget.timer)
    widget.round++
    widget.field.value = ''
    widget.check.checked = false
    widget.check.removeAttribute('aria-disabled')
    widget.status.textContent = said
  }

  function expire(widget) {
    clear(widget, texts.expired)
    call(widget.settings['expired-callback'])
  }

  function fail(widget) {
    clear(widget, texts.failed)
    call(widget.settings['error-callback'])
  }

  /** With `answers=here`, for pages without a server, an answer that nothing checks. */
  async function loadAnswer() {
    if (address.get('answers') === 'here') return {answer: `${Math.random()}`, expiresIn: 120_000}
    const reply = await fetch('/recaptcha/answer', {method: 'POST'})
    if (!reply.ok) throw new Error(`${reply.status}`)
    return reply.json()
  }

  /** A solved captcha stays solved until it expires or is reset. */
  async function solve(widget) {
    const {check, field, settings} = widget
    if (field.value) {
      check.checked = true
      return
    }
    clear(widget)
    const {round} = widget
    check.checked = true
    try {
      const {answer, expiresIn} = await loadAnswer()
      if (round !== widget.round) return
      field.value = answer
      widget.timer = setTimeout(() => expire(widget), expiresIn)
      call(settings.callback, answer)
    } catch {
      if (round === widget.round) fail(widget)
    }
  }

  globalThis.grecaptcha = {
    ready: (then) => queueMicrotask(then),
    render,
    getResponse: (id = 0) => widgets[id]?.field.value ?? '',
    reset: (id = 0) => widgets[id] && clear(widgets[id]),
  }
})()
