select id from plant where id in (?, …) order by sort_order asc, id asc limit ?
order by {} desc, id desc -- {}: sort_order
and id in (?, …) -- id
and {} is null -- {}: name, code
and {} in (?, …) -- {}: name, code, status
and {} like ? escape '\' -- {}: name, code
and {} = ? -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (code like ? escape '\' and (code like ? escape '\' or squeezed(code) like ? escape '\'))
)
-- keyword
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) from plant where id in (?, …)
order by id asc -- id
and id = ? -- id
select row_groups(10000, 1, 0, status) from plant where id in (?, …) -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from plant where id in (?, …) -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from plant where id in (?, …) -- group_updated_at
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, code
--   SEARCH plant USING INDEX plant__{}_uq ({}=?)

select max(id) from plant -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH plant
