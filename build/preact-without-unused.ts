import type {Plugin} from 'vite'

/** Omitted code of Preact with its replacement; each must match exactly once. */
type Part = readonly [from: string, to: string]

const SUSPENSE: Part[] = [
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  ['p&&p.some(g),d.__h.length', 'd.__h.length'],
  ['t&&t.then||D(r)', 'D(r)'],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  ['&&!t.data.startsWith("$s")', ''],
]

/** Islands render into empty elements, never into server HTML. */
const HYDRATION: Part[] = [
  [
    'o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}if(!t)',
    '!t)',
  ],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null}', '}'],
  [
    'if(a="template"==C&&t.content||t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;for(s in $)',
    'a=t;for(s in $)',
  ],
  ['l&&"function"!=typeof k||$[s]===k', '$[s]===k'],
  [',o&&o.some(g)),l&&"textarea"!=C||(s="value",', '),(s="value",'],
  ['$===x||l&&t.data==x||', '$===x||'],
  ['i?null:r.firstChild?d.call(r.childNodes):null', 'null'],
]

/** Also omits SVG: icons are in style sheets, not in components. */
const ELSEWHERE: Part[] = [
  [
    '"svg"==C?f="http://www.w3.org/2000/svg":"math"==C?f="http://www.w3.org/1998/Math/MathML":f||(f="http://www.w3.org/1999/xhtml"),',
    '',
  ],
  ['M.createElementNS(f,C,x.is?x:a)', 'M.createElement(C)'],
  ['if("http://www.w3.org/2000/svg"==i)t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(', 'if('],
]

const HTML_FROM_DATA: Part[] = [
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    '(',
  ],
]

/** The only class component catches the errors of others. */
const CLASSES: Part[] = [
  [
    ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
    '',
  ],
  [
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    '',
  ],
  [
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})',
    '',
  ],
  [
    'else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
    '',
  ],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  ['if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){n.__e(t,r)}', ''],
]

const CONTEXTS: Part[] = [
  [',j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', ',L=i,'],
  ['j&&j.sub(d),', ''],
  ['d.getChildContext&&(i=_({},i,d.getChildContext())),', ''],
]

const OPTIONS: Part[] = [
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  ['u(n.event?n.event(r):r)', 'u(r)'],
  [
    '"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||',
    'null==b||b===t[s]||',
  ],
]

const UNUSED: Part[] = [
  ...SUSPENSE,
  ...ELSEWHERE,
  ...HYDRATION,
  ...HTML_FROM_DATA,
  ...CLASSES,
  ...CONTEXTS,
  ...OPTIONS,
]

/** Features that components cannot use, because they are omitted. */
const NOT_HERE =
  /<(svg|math|progress|Suspense)\b|dangerouslySetInnerHTML|\bcomponentDid(Mount|Update)\b|\bcreateContext\b|\bhydrate/

/**
 * Removes the features of Preact that no widget uses: a sixth of it. The build fails for a changed Preact, and for a
 * component that uses a removed feature.
 */
export const preactWithoutUnused: Plugin = {
  name: 'vitrine-preact-without-unused',
  transform(code, id) {
    const [word] = (/\/(widgets|src)\/.*\.tsx$/.test(id) && NOT_HERE.exec(code)) || []
    if (word) this.error(`${id} uses ${word}, which build/preact-without-unused.ts leaves out`)
    if (!/preact\/dist\/preact\.mjs$/.test(id)) return null
    let rest = code
    for (const [from, to] of UNUSED) {
      const parts = rest.split(from)
      if (parts.length !== 2) this.error(`Preact has other words than before for ${from}`)
      rest = parts.join(to)
    }
    return {code: rest, map: null}
  },
}
