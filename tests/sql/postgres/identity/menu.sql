select id from menu order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using menu__sort_order_id_ix on menu

select count(*) from menu
--   Aggregate
--     -> Seq Scan on menu

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using menu__sort_order_id_ix on menu

order by id asc
--   Limit
--     -> Index Only Scan using menu_pkey on menu

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using menu_pkey on menu
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using menu_pkey on menu
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: menu_type, menu_name, menu_name_en, permission, visible, status
and {} in (?, …) -- {}: menu_type, menu_name, menu_name_en, permission, status
and {} is null -- {}: menu_name, menu_name_en, permission
and {} ilike ? escape '\' -- {}: menu_name, menu_name_en, permission
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (menu_name ilike ? escape '\' and (menu_name ilike ? escape '\' or squeezed(menu_name) ilike ? escape '\'))
  or (menu_name_en ilike ? escape '\' and (menu_name_en ilike ? escape '\' or squeezed(menu_name_en) ilike ? escape '\'))
  or (permission ilike ? escape '\' and (permission ilike ? escape '\' or squeezed(permission) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using menu__sort_order_id_ix on menu

and parent_id = ?
--   Limit
--     -> Index Only Scan using menu__parent_sort_order_id_ix on menu
--           Index Cond: (parent_id = ?)

and parent_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using menu__parent_sort_order_id_ix on menu
--                 Index Cond: (parent_id IS NULL)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, sort_order as at0, id as at1 from menu where parent_id = ? order by sort_order asc, id asc limit ?) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using menu__parent_sort_order_id_ix on menu
--                                   Index Cond: (parent_id = ?)
--                 …

select max(id) from menu -- group_menu_type, group_visible, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using menu_pkey on menu
--                   Index Cond: (id IS NOT NULL)

select menu_type as key0, count(*) from menu group by 1 limit ? -- group_menu_type, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: menu_type
--           -> Seq Scan on menu

select parent_id as key0, count(*) from menu group by 1 limit ? -- group_parent_id
--   Limit
--     -> GroupAggregate
--           Group Key: parent_id
--           -> Index Only Scan using menu__parent_sort_order_id_ix on menu

select visible as key0, count(*) from menu group by 1 limit ? -- group_visible
--   Limit
--     -> HashAggregate
--           Group Key: visible
--           -> Seq Scan on menu

select status as key0, count(*) from menu group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on menu

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from menu
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on menu

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from menu
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on menu
