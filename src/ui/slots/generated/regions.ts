// Generated from `widgets/<name>/widget.ts` (`npm run generate`).
import type {Regions} from '../../../widget/regions.ts'

export const REGIONS: Readonly<Record<string, Regions>> = {
  "announcement-bar": {
    "dismiss": {
      "selector": ".announcement-bar__dismiss"
    }
  },
  "cart-drawer": {
    "line": {},
    "code": {},
    "cross-sell": {}
  },
  "cart-page": {
    "line": {},
    "code": {},
    "empty": {},
    "below-totals": {}
  },
  "cart-popover": {
    "added": {
      "selector": ".cart-popover__text",
      "values": {
        "productName": "lastAdded.title"
      }
    },
    "link": {
      "selector": ".cart-popover__link"
    },
    "close": {
      "selector": ".cart-popover__close"
    }
  },
  "collection": {
    "card": {},
    "empty": {}
  },
  "form": {
    "sent": {
      "selector": ".vitrine-form__thanks"
    },
    "close": {
      "selector": ".vitrine-form__close"
    }
  },
  "gallery": {
    "previous": {
      "selector": ".gallery__previous"
    },
    "next": {
      "selector": ".gallery__next"
    },
    "lightbox-previous": {
      "selector": ".vitrine-lightbox__previous"
    },
    "lightbox-next": {
      "selector": ".vitrine-lightbox__next"
    },
    "lightbox-close": {
      "selector": ".vitrine-lightbox__close"
    },
    "lightbox-zoom": {
      "selector": ".vitrine-lightbox__zoom"
    }
  },
  "lightbox": {
    "previous": {
      "selector": ".vitrine-lightbox__previous"
    },
    "next": {
      "selector": ".vitrine-lightbox__next"
    },
    "close": {
      "selector": ".vitrine-lightbox__close"
    },
    "zoom": {
      "selector": ".vitrine-lightbox__zoom"
    }
  },
  "member-account": {
    "title": {
      "selector": ".member-account__title"
    },
    "reveal": {
      "selector": ".member-account__reveal"
    },
    "log-out": {
      "selector": ".member-account__log-out"
    }
  },
  "newsletter": {
    "sent": {
      "selector": ".newsletter__thanks"
    },
    "close": {
      "selector": ".newsletter__close"
    }
  },
  "popup-overlay": {
    "close": {
      "selector": ".popup-overlay__close"
    },
    "sent": {
      "selector": ".popup-overlay__form .newsletter__thanks"
    }
  },
  "product-gallery": {
    "previous": {
      "selector": ".product-gallery__previous"
    },
    "next": {
      "selector": ".product-gallery__next"
    },
    "lightbox-previous": {
      "selector": ".vitrine-lightbox__previous"
    },
    "lightbox-next": {
      "selector": ".vitrine-lightbox__next"
    },
    "lightbox-close": {
      "selector": ".vitrine-lightbox__close"
    },
    "lightbox-zoom": {
      "selector": ".vitrine-lightbox__zoom"
    }
  },
  "products": {
    "card": {}
  },
  "quick-view": {
    "previous": {
      "selector": ".quick-view__previous"
    },
    "next": {
      "selector": ".quick-view__next"
    },
    "close": {
      "selector": ".quick-view__close"
    }
  },
  "recently-viewed": {
    "card": {}
  },
  "related-products": {
    "card": {}
  },
  "restock-form": {
    "sent": {
      "selector": ".restock-form__message:not(.restock-form__problem)"
    }
  },
  "wishlist": {
    "card": {},
    "empty": {}
  }
}
