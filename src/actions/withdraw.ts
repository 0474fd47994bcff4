/** A separate chunk: few visitors withdraw. */
export {type WithdrawalReceipt, type WithdrawalRequest, withdraw} from '../api/forms/withdraw.ts'
