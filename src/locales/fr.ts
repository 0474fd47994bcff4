import {createPut, type Owned} from './catalogue.ts'

const offline = 'Veuillez vérifier votre connexion Internet.'
const notEnough = 'Désolé, nous n’avons pas assez de cet article en stock.'
const notANumber = 'La quantité doit être un nombre.'
const notWhole = 'La quantité doit être un nombre entier.'
const required = 'Champ obligatoire'
const email = 'L’adresse e-mail n’est pas valide. Une adresse e-mail doit être au format {email}.'
const emailFormat = 'nom@exemple.fr'
const captcha = 'Veuillez valider le CAPTCHA avant l’envoi.'
const emailLabel = 'Adresse e-mail'
const signUp = 'S’inscrire'
const submitting = 'Envoi en cours…'
const thanks = 'Merci\u202f!'
const openForm = 'Ouvrir le formulaire'
const close = 'Fermer'
const cancel = 'Annuler'
const remove = 'Supprimer'
const quantity = 'Quantité'
const adding = 'Ajout en cours…'
const added = '«\u202f{productName}\u202f» a été ajouté à votre panier'
const enlarge = 'Agrandir l’image'
const zoom = 'Zoomer sur l’image'
const previous = 'Image précédente'
const next = 'Image suivante'
const position = '{n} sur {count}'
const shown = 'Image {n} sur {count}'
const pick = 'Afficher l’image {n} sur {count}'
const announcement = 'Annonce'
const unset = 'Ce formulaire n’a pas encore été configuré.'
const invalid = 'Un ou plusieurs champs ne sont pas valides. Veuillez vérifier votre saisie.'
const failed = 'Une erreur s’est produite. Veuillez réessayer plus tard.'

const texts = {
  'add-to-cart': {
    soldOut: 'Épuisé',
    cannotAdd: 'Impossible d’ajouter l’article',
    offline,
    close: 'OK',
    adding,
    added: 'Ajouté\u202f!',
    selectOption: 'Choisir une option',
    unavailableValue: '{value} (indisponible)',
    missingOne: 'Veuillez choisir l’option {option}.',
    missingTwo: 'Veuillez choisir les options {option1} et {option2}.',
    missingMany: 'Veuillez choisir les options {optionsList} et {lastOption}.',
    denomination: 'Veuillez choisir le montant de la carte cadeau.',
    unavailable: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
    unavailableVariant: 'Indisponible',
    notEnough,
    notANumber,
    notWhole,
    outOfRange: 'La quantité doit être comprise entre 1 et {max}.',
    cannotPurchase: 'Impossible d’acheter l’article',
    cannotPurchaseGiftCard: 'Impossible d’acheter la carte cadeau',
    addToCart: 'Ajouter au panier',
    subscribe: 'S’abonner',
    soldOutMark: 'épuisé',
    saleMark: 'promo',
    chooseOption: 'Choisir\u202f: {option}',
    quantity,
  },
  'additional-fields': {
    title: 'Informations complémentaires',
    add: 'Ajouter au panier',
    adding,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel,
    notEnough,
    cannotOpen: 'Impossible d’ouvrir le formulaire',
    cannotUpdate: 'Impossible de mettre à jour le formulaire',
    notConfigured: unset,
    offline,
    ok: 'OK',
  },
  'announcement-bar': {
    label: announcement,
    dismiss: 'Masquer l’annonce',
  },
  api: {
    offline,
    timeout: 'L’opération prend trop de temps. Veuillez réessayer.',
    session: 'Votre session a expiré. Veuillez actualiser la page et réessayer.',
    cookies: 'Veuillez autoriser les cookies dans votre navigateur, actualiser la page et réessayer.',
    rateLimit: 'Veuillez réessayer dans quelques secondes.',
    wait: 'Veuillez réessayer dans {seconds} secondes.',
    failed,
    formUnauthorized: 'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
    formUnknown: unset,
    formRateLimit: 'Impossible d’envoyer le formulaire\u202f: trop d’envois. Veuillez réessayer plus tard.',
    formServer: 'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
    formInvalid: invalid,
    formFailed: 'Erreur inconnue. Veuillez réessayer plus tard.',
    formKey: 'Le formulaire n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
    formUnreadable: 'Impossible de lire les champs du formulaire. Veuillez vérifier votre saisie.',
    formMalformed: 'Le formulaire n’a pas pu être traité. Veuillez actualiser la page et réessayer.',
    memberWrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    memberLocked: 'Trop de tentatives avec un mot de passe incorrect. Veuillez réessayer plus tard.',
  },
  audio: {
    audio: 'Audio',
    play: 'Lire',
    pause: 'Pause',
    seek: 'Position',
    of: '{time} sur {duration}',
    failed: 'Impossible de lire ce contenu audio.',
  },
  'calendar-link': {add: 'Ajouter à Google Agenda'},
  captcha: {
    incomplete: captcha,
    failed: 'Échec de reCAPTCHA. Veuillez actualiser la page et réessayer.',
  },
  'cart-indicator': {
    one: '{n} article dans le panier',
    other: '{n} articles dans le panier',
    over: 'Plus de 100 articles dans le panier',
  },
  'cart-page': {
    notANumber,
    notWhole,
    outOfRange: 'La quantité doit être comprise entre 0 et {max}.',
    askTitle: 'Supprimer cet article\u202f?',
    ask: '«\u202f{title}\u202f» sera retiré de votre panier.',
    askConfirm: remove,
    askCancel: cancel,
    removed: '«\u202f{title}\u202f» a été retiré de votre panier.',
    codeMissing: 'Veuillez saisir un code.',
    incomplete: 'Veuillez compléter ou corriger les informations ci-dessus.',
    failed,
    empty: 'Votre panier est vide.',
    continue: 'Continuer mes achats',
    checkout: 'Passer commande',
    quantity,
    remove,
    edit: 'Modifier les informations',
    code: 'Code promo ou carte cadeau',
    apply: 'Appliquer',
    removeCode: remove,
    estimateTitle: 'Estimer la livraison et les taxes',
    country: 'Pays',
    postalCode: 'Code postal',
    estimate: 'Estimer',
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    shippingUnknown: 'Calculée à partir de votre adresse',
    tax: 'Taxes',
    total: 'Total',
    notEnough,
    waiting:
      'Veuillez vérifier votre connexion Internet. Votre modification est conservée et sera envoyée dès que vous serez connecté.',
    updateFailed: 'Impossible de modifier la quantité',
    removeFailed: 'Impossible de supprimer l’article',
    offline,
    minimum: 'Pour commander, votre sous-total doit être d’au moins {subtotal}.',
    subtotalIs: 'Sous-total\u202f: {subtotal}',
    loading: 'Chargement de votre panier…',
    loadFailed: 'Impossible de charger votre panier. Veuillez actualiser la page.',
  },
  'cart-popover': {added, viewCart: 'Voir le panier', close},
  'comments-link': {
    none: 'Aucun commentaire',
    one: '1 commentaire',
    many: '{n} de commentaires',
    other: '{n} commentaires',
    unknown: 'Commentaires',
  },
  follow: {follow: 'Suivre @{name}'},
  form: {
    isRequired: '(obligatoire)',
    choose: 'Choisir une option',
    First: 'Prénom',
    Last: 'Nom',
    Month: 'Mois',
    Day: 'Jour',
    Year: 'Année',
    Hour: 'Heure',
    Minute: 'Minute',
    Second: 'Seconde',
    Ampm: 'AM ou PM',
    Line1: 'Adresse, ligne 1',
    Line2: 'Adresse, ligne 2',
    City: 'Ville',
    State: 'Région',
    Zip: 'Code postal',
    Country: 'Pays',
    Areacode: 'Indicatif régional',
    Prefix: 'Numéro, première partie',
    Line: 'Numéro, seconde partie',
    '-2': 'Pas du tout d’accord',
    '-1': 'Pas d’accord',
    '0': 'Neutre',
    '1': 'D’accord',
    '2': 'Tout à fait d’accord',
    submit: 'Envoyer',
    offline,
    open: openForm,
    close,
    required,
    email,
    emailFormat,
    tooLong: 'Vous avez dépassé le nombre de caractères autorisé.',
    date: 'La date n’est pas valide.',
    time: 'L’heure n’est pas valide.',
    invalid,
    submitting,
    sent: thanks,
    captcha,
    scrollDown:
      'Votre formulaire comporte une erreur. Veuillez faire défiler la page vers le bas pour la corriger.',
    scrollUp:
      'Votre formulaire comporte une erreur. Veuillez faire défiler la page vers le haut pour la corriger.',
  },
  gallery: {
    label: 'Galerie',
    slide: position,
    shown,
    previous,
    next,
    pick,
    picks: 'Choisir une image',
    pause: 'Mettre le diaporama en pause',
    play: 'Lancer le diaporama',
    enlarge,
    newWindow: 'S’ouvre dans une nouvelle fenêtre',
  },
  'image-zoom': {zoom},
  lightbox: {
    open: enlarge,
    label: 'Visionneuse d’images',
    close,
    previous,
    next,
    position,
    broken: 'Impossible de charger cette image.',
  },
  like: {
    one: 'J’aime, {n} mention J’aime',
    many: 'J’aime, {n} de mentions J’aime',
    other: 'J’aime, {n} mentions J’aime',
  },
  'member-account': {
    email: emailLabel,
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    rememberMe: 'Se souvenir de moi',
    close,
    loggingIn: 'Connexion en cours…',
    required,
    emailInvalid: email,
    emailFormat,
    logIn: 'Se connecter',
    account: 'Compte',
    logOut: 'Se déconnecter',
    loggedIn: 'Vous êtes connecté.',
    loggedOut: 'Vous êtes déconnecté.',
    expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    offline,
  },
  newsletter: {
    open: openForm,
    close,
    label: emailLabel,
    button: signUp,
    offline,
    submitting,
    sent: thanks,
    doubleOptIn: 'Veuillez consulter votre messagerie et confirmer votre adresse.',
    required,
    email,
    emailFormat,
    captcha,
  },
  'popup-overlay': {label: announcement, close},
  'product-gallery': {
    label: 'Images du produit',
    slide: position,
    shown,
    previous,
    next,
    thumbnail: pick,
    enlarge,
    zoom,
  },
  'quick-view': {
    label: 'Aperçu rapide',
    previous: 'Produit précédent',
    next: 'Produit suivant',
    close,
    loading: 'Chargement…',
    added,
    error: 'Erreur\u202f: {message}',
    failed:
      'Impossible de charger l’aperçu rapide de ce produit. Vous trouverez toutes les informations sur la page du produit.',
    offline,
    ok: 'OK',
  },
  'restock-form': {
    callToAction: 'Recevez un e-mail dès que ce produit est de nouveau en stock',
    placeholder: 'Votre adresse e-mail',
    button: 'M’avertir',
    mailingList: 'M’inscrire à la newsletter',
    required,
    email,
    emailFormat,
    captcha,
    label: emailLabel,
    sent: 'Merci\u202f! Nous vous enverrons un e-mail dès que ce produit sera de nouveau en stock.',
    offline,
  },
  share: {
    share: 'Partager',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    failed: 'Copiez ce lien\u202f: {url}',
    email: 'E-mail',
  },
  video: {
    start: 'Lire la vidéo d’arrière-plan',
    stop: 'Mettre la vidéo d’arrière-plan en pause',
    play: 'Lire la vidéo',
    playFrom: 'Lire la vidéo de {provider}',
    frame: 'Vidéo\u202f: {name}',
  },
} satisfies Owned

const courriel = 'Adresse courriel'
const invalidCourriel =
  'L’adresse courriel n’est pas valide. Une adresse courriel doit être au format {email}.'
const format = 'nom@exemple.ca'
const captchaFields = {email: invalidCourriel, emailFormat: format}

/** Canada: no space before an exclamation or question mark, and “courriel”. */
const canadian = (): Owned => ({
  api: {memberWrong: 'L’adresse courriel ou le mot de passe est incorrect.'},
  'add-to-cart': {
    added: 'Ajouté!',
    denomination: 'Veuillez choisir le montant de la carte-cadeau.',
    cannotPurchaseGiftCard: 'Impossible d’acheter la carte-cadeau',
    saleMark: 'solde',
    chooseOption: 'Choisir\u00a0: {option}',
  },
  'cart-page': {askTitle: 'Supprimer cet article?', code: 'Code promo ou carte-cadeau'},
  form: {...captchaFields, sent: 'Merci!', State: 'Province'},
  newsletter: {...captchaFields, label: courriel, sent: 'Merci!'},
  'member-account': {emailInvalid: invalidCourriel, emailFormat: format, email: courriel},
  'restock-form': {
    ...captchaFields,
    callToAction: 'Recevez un courriel dès que ce produit est de nouveau en stock',
    placeholder: 'Votre adresse courriel',
    mailingList: 'M’inscrire à l’infolettre',
    label: courriel,
    sent: 'Merci! Nous vous enverrons un courriel dès que ce produit sera de nouveau en stock.',
  },
  share: {email: 'Courriel'},
})

export const put = createPut('fr', texts, /-CA\b/i, canadian)
