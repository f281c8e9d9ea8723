select id from menu order by sort_order asc, id asc limit ?
select count(*) from menu
--   SCAN menu USING COVERING INDEX menu__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN menu USING COVERING INDEX menu__sort_order_id_ix

order by id asc
--   SCAN menu

and id = ?
--   SEARCH menu USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH menu USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: menu_type, menu_name, menu_name_en, permission, visible, status
and {} in (?, …) -- {}: menu_type, menu_name, menu_name_en, permission, status
and {} is null -- {}: menu_name, menu_name_en, permission
and {} like ? escape '\' -- {}: menu_name, menu_name_en, permission
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and menu_name like ? escape '\' or menu_name_en like ? escape '\' or permission like ? escape '\' -- keyword
--   SCAN menu USING INDEX menu__sort_order_id_ix

and parent_id = ?
and parent_id is null
--   SEARCH menu USING COVERING INDEX menu__parent_sort_order_id_ix (parent_id=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH menu USING COVERING INDEX menu__parent_sort_order_id_ix (parent_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH menu USING COVERING INDEX menu__parent_sort_order_id_ix (parent_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
