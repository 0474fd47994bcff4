import {useEffect, useLayoutEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {mountIsland} from './island.tsx'
import {useAdopt} from './use-adopt.ts'

const SERVED = '<p id="a">served <b>a</b></p><p id="b">served b</p>'
const said = watchConsole()
const fail = vi.fn()
const log: string[] = []

beforeEach(() => {
  fail.mockReset()
  log.length = 0
  document.body.innerHTML = SERVED
})

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no #${id}`)
  return element
}

/** Takes over an element, as every widget does. */
function Adopter({id, text, onClick = () => {}}: {id: string; text: string; onClick?: () => void}) {
  useAdopt(byId(id), {content: text, attributes: {title: text}, on: {click: onClick}})
  useLayoutEffect(() => {
    log.push(`${id} begins`)
    return () => void log.push(`${id} ends`)
  }, [id])
  return null
}

function Thrower({when}: {when: boolean}) {
  if (when) throw new Error('broken')
  return null
}

/** Works until it is clicked. */
function Fragile() {
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      <Adopter id="a" text="ours" onClick={() => setPressed(true)} />
      <Thrower when={isPressed} />
    </>
  )
}

function LayoutThrower() {
  useLayoutEffect(() => {
    throw new Error('late')
  }, [])
  return null
}

function TwiceFragile() {
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      <Adopter id="a" text="ours" onClick={() => setPressed(true)} />
      <Thrower when={isPressed} />
      <Adopter id="b" text={isPressed ? 'pressed' : 'ours'} />
      <Thrower when={isPressed} />
    </>
  )
}

function EffectThrower() {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (isPressed) throw new Error('late')
  }, [isPressed])
  return <Adopter id="a" text="ours" onClick={() => setPressed(true)} />
}

describe('an island', () => {
  it('renders at once, and on unmount restores the server HTML at once', () => {
    const end = mountIsland(<Adopter id="a" text="ours" />, {fail})
    expect(byId('a').outerHTML).toBe('<p id="a" title="ours">ours</p>')
    end()
    expect(document.body.innerHTML).toBe(SERVED)
    expect(log).toEqual(['a begins', 'a ends'])
    expect(fail).not.toHaveBeenCalled()
  })

  it('renders into the given place', () => {
    const end = mountIsland(<i>ours</i>, {fail}, byId('b'))
    expect(byId('b').querySelector('i')?.textContent).toBe('ours')
    end()
    expect(byId('b').querySelector('i')).toBeNull()
  })

  it('receives clicks on what it rendered elsewhere', async () => {
    const press = vi.fn()
    const host = document.createElement('div')
    document.body.append(host)
    const button = (
      <button type="button" onClick={press}>
        ours
      </button>
    )
    const end = mountIsland(createPortal(button, host), {fail})
    host.querySelector('button')?.click()
    expect(press).toHaveBeenCalledOnce()
    end()
    expect(host.childNodes).toHaveLength(0)
  })
})

describe('an island that throws while it is mounted', () => {
  const mount = () =>
    mountIsland(
      <>
        <Adopter id="a" text="ours" />
        <Thrower when />
        <Adopter id="b" text="ours" />
      </>,
      {fail},
    )

  it('throws to the code that mounts it, and keeps the server HTML', () => {
    expect(mount).toThrow('broken')
    expect(document.body.innerHTML).toBe(SERVED)
    expect(fail).not.toHaveBeenCalled()
  })

  it('stays unmounted', async () => {
    expect(mount).toThrow('broken')
    await pause(50)
    expect(document.body.innerHTML).toBe(SERVED)
    expect(said.errors).toEqual([])
  })

  it('also if a layout effect throws', async () => {
    expect(() =>
      mountIsland(
        <>
          <Adopter id="a" text="ours" />
          <LayoutThrower />
        </>,
        {fail},
      ),
    ).toThrow('late')
    expect(document.body.innerHTML).toBe(SERVED)
  })
})

describe('an island that throws later', () => {
  it('fails once, with the server HTML already restored', async () => {
    fail.mockImplementation(() => log.push(document.body.innerHTML))
    const end = mountIsland(<Fragile />, {fail})
    byId('a').click()
    await until(() => expect(fail).toHaveBeenCalled())
    expect(log.at(-1)).toBe(SERVED)
    expect(fail.mock.calls).toEqual([[new Error('broken')]])
    await pause(50)
    expect(fail).toHaveBeenCalledOnce()
    expect(document.body.innerHTML).toBe(SERVED)
    end()
    expect(document.body.innerHTML).toBe(SERVED)
    expect(said.errors).toEqual([])
  })

  it('fails once if two of its parts throw together', async () => {
    mountIsland(<TwiceFragile />, {fail})
    byId('a').click()
    await until(() => expect(fail).toHaveBeenCalled())
    await pause(20)
    expect(fail).toHaveBeenCalledOnce()
    expect(document.body.innerHTML).toBe(SERVED)
  })

  it('also fails if an effect throws', async () => {
    mountIsland(<EffectThrower />, {fail})
    byId('a').click()
    await until(() => expect(fail.mock.calls).toEqual([[new Error('late')]]))
    expect(document.body.innerHTML).toBe(SERVED)
  })

  it('leaves its neighbours alone', async () => {
    mountIsland(<Fragile />, {fail})
    const end = mountIsland(<Adopter id="b" text="ours" />, {fail})
    byId('a').click()
    await until(() => expect(fail).toHaveBeenCalled())
    expect(byId('b').textContent).toBe('ours')
    end()
  })
})
