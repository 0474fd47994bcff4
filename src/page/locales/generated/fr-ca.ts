// Generated from the folders `texts/` (`npm run generate`).
import type {Owned} from '../catalogue.ts'

export const texts: Owned = {
  'add-to-cart': {
    'added': "Ajouté!",
    'denomination': "Veuillez choisir le montant de la carte-cadeau.",
    'cannotPurchaseGiftCard': "Impossible d’acheter la carte-cadeau",
    'saleMark': "solde",
    'chooseOption': "Choisir\u00a0: {option}",
    'lowestPrice': "Prix le plus bas des 30 derniers jours\u00a0:",
  },
  'api': {
    'memberWrong': "L’adresse courriel ou le mot de passe est incorrect.",
  },
  'cart-page': {
    'code': "Code promo ou carte-cadeau",
  },
  'comments': {
    'email': "Adresse courriel (facultative, non publiée)",
    'kept': "Votre saisie est conservée. Vous pouvez l’envoyer à nouveau\u00a0: elle n’est enregistrée qu’une fois.",
  },
  'form': {
    'sent': "Merci!",
    'State': "Province",
    'email': "L’adresse courriel n’est pas valide. Une adresse courriel doit être au format {email}.",
    'emailFormat': "nom@exemple.ca",
  },
  'member-account': {
    'email': "Adresse courriel",
    'emailInvalid': "L’adresse courriel n’est pas valide. Une adresse courriel doit être au format {email}.",
    'emailFormat': "nom@exemple.ca",
  },
  'newsletter': {
    'label': "Adresse courriel",
    'sent': "Merci!",
    'email': "L’adresse courriel n’est pas valide. Une adresse courriel doit être au format {email}.",
    'emailFormat': "nom@exemple.ca",
  },
  'restock-form': {
    'callToAction': "Recevez un courriel dès que ce produit est de nouveau en stock",
    'placeholder': "Votre adresse courriel",
    'mailingList': "M’inscrire à l’infolettre",
    'email': "L’adresse courriel n’est pas valide. Une adresse courriel doit être au format {email}.",
    'emailFormat': "nom@exemple.ca",
    'label': "Adresse courriel",
    'sent': "Merci! Nous vous enverrons un courriel dès que ce produit sera de nouveau en stock.",
  },
  'share': {
    'email': "Courriel",
  },
  'withdrawal': {
    'email': "Adresse courriel pour l’accusé de réception",
    'check': "Voulez-vous vous rétracter de ce contrat?",
    'kept': "Votre saisie est conservée. Vous pouvez confirmer à nouveau\u00a0: cela ne compte qu’une fois.",
    'number': "Numéro de l’accusé de réception\u00a0: {id}",
  },
}
