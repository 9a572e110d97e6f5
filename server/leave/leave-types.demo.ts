import type { DemoDictionary } from '#server/dictionary/dictionaries.demo.ts'

/** The kinds of leave [ENTITY-20]. */
export const leaveTypes: DemoDictionary = {
  casual: [
    '事假',
    'Personal leave',
    'Congé pour motif personnel',
    'إجازة شخصية',
    'Permiso por asuntos propios',
    'Cuti pribadi',
    'ច្បាប់ផ្ទាល់ខ្លួន',
    'ລາກິດ',
    'Licença por motivos pessoais',
    'Отпуск по личным делам',
    'Nghỉ việc riêng',
  ],
  sick: [
    '病假',
    'Sick leave',
    'Congé maladie',
    'إجازة مرضية',
    'Permiso por enfermedad',
    'Cuti sakit',
    'ច្បាប់ឈឺ',
    'ລາປ່ວຍ',
    'Licença por doença',
    'Отпуск по болезни',
    'Nghỉ ốm',
  ],
  business: [
    '公假',
    'Business leave',
    'Absence pour mission',
    'مهمة عمل',
    'Permiso por trabajo',
    'Izin dinas',
    'ច្បាប់បេសកកម្ម',
    'ລາໄປວຽກທາງການ',
    'Licença por serviço',
    'Служебная поездка',
    'Nghỉ đi công tác',
  ],
}
