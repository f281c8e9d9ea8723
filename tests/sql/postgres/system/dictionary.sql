select dict_data.id, dict_data.sort_order, dict_data.remark, dict_data.label, dict_data.label_en, dict_data.value, dict_data.css_class,
  dict_data.list_class, dict_data.is_default
from dict_data
inner
join dict_type on dict_type.id = dict_data.type_id
where (dict_type.dict_type = ? and dict_type.status = ? and dict_data.status = ?)
order by dict_data.sort_order asc, dict_data.id asc
--   Sort
--     Sort Key: dict_data.sort_order, dict_data.id
--     -> Nested Loop
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type = ?)
--           -> Index Scan using dict_data__type_sort_order_id_ix on dict_data
--                 Index Cond: (type_id = dict_type.id)
