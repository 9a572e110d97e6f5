import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Nhập từ tệp',
  template: 'Tải tệp mẫu',
  file: 'Tệp',
  choose: 'Chọn tệp',
  formats: '{kinds}, tối đa {rows} dòng và {size}. Dòng đầu là tên cột, bằng ngôn ngữ bất kỳ của cổng.',
  encoding: 'Bảng mã của tệp',
  encodingHint: 'Nếu chữ bên dưới hiển thị sai, hãy chọn bảng mã khác.',
  checking: 'Đang kiểm tra tệp…',
  ready: 'Không có lỗi: có thể nhập',
  faulty: 'Số lỗi: {count}. Hãy sửa tệp rồi chọn lại',
  shown: 'Chỉ hiển thị phần đầu: {count}.',
  ignored: 'Cột không nhận ra, bỏ qua: {names}',
  row: 'Dòng',
  columnName: 'Cột',
  value: 'Giá trị',
  problem: 'Vấn đề',
  what: 'Thao tác',
  start: 'Bắt đầu nhập',
  another: 'Chọn tệp khác',
  progress: 'Đang nhập: {done}/{all}',
  interrupted: 'Quá trình nhập dừng ở {done}/{all}. Có thể tiếp tục; không ai bị nhập hai lần.',
  resume: 'Tiếp tục',
  finished: 'Đã nhập xong',
  failed: 'Không kiểm tra được tệp',
  reason: {
    formula: 'Nội dung bắt đầu như công thức (= + - @) nên không được nhập.',
    twice: 'Cột “{heading}” xuất hiện hai lần.',
    gone: 'Lần kiểm tra này đã hết hạn; hãy chọn lại tệp.',
  },
} satisfies Translation<typeof zhCN.default>
